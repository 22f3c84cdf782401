/** Each deposit must be turned over this many times before it may be withdrawn (section 9 of the specification). */
const TURNOVER_MULTIPLE = 10

/** A player's money. All amounts are whole centavos, so that no sum ever loses one. */
export interface Purse {
  /** May be played. */
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

/** Books a deposit. */
export function creditDeposit(purse: Purse, centavos: number): void {
  purse.balance += centavos
  purse.deposited += centavos
  purse.turnoverOwed += centavos * TURNOVER_MULTIPLE
}

/** Books a round: the bet is turnover, whatever it wins. Refuses (false) a bet that the balance does not cover. */
export function settleRound(purse: Purse, bet: number, win: number): boolean {
  if (bet > purse.balance) return false
  purse.balance += win - bet
  purse.turnoverOwed = Math.max(0, purse.turnoverOwed - bet)
  return true
}
