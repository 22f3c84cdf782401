/** Each deposit must be turned over this many times before it may be withdrawn (section 9 of the specification). */
export const TURNOVER_MULTIPLE = 10

/** Turnover in centavos that earns one point. */
const CENTAVOS_A_POINT = 10_000

/** A player's money. All amounts are whole centavos, so that no sum ever loses one. */
export interface Purse {
  /** May be played. Only the ledger changes it. */
  balance: number
  /** Paid in so far. */
  deposited: number
  /** Turnover still owed before money may be withdrawn. */
  turnoverOwed: number
  /** Held back for withdrawals under way. */
  held: number
}

export function emptyPurse(): Purse {
  return { balance: 0, deposited: 0, turnoverOwed: 0, held: 0 }
}

/** Pesos (at most two decimals) to centavos. */
export function toCentavos(pesos: number): number {
  return Math.round(pesos * 100)
}

/** Centavos to pesos for the wire. */
export function toPesos(centavos: number): number {
  return centavos / 100
}

/** Everything the player has. */
export function allOf(purse: Purse): number {
  return purse.balance + purse.held
}

/** What may be withdrawn now. */
export function withdrawableOf(purse: Purse): number {
  return Math.max(0, purse.balance - purse.turnoverOwed)
}

/** The points a player has: those given, less those spent, and those that turnover earned. */
export function pointsOf({ bonusPoints, turnover }: { bonusPoints: number; turnover: number }): number {
  return bonusPoints + Math.floor(turnover / CENTAVOS_A_POINT)
}
