/** How many times each deposit must be turned over before it may be withdrawn. */
export const TURNOVER_MULTIPLE = 10

/** The turnover in centavos that earns one point. */
const CENTAVOS_A_POINT = 10_000

/** A player's money in whole centavos, so that sums are exact. */
export interface Balances {
  /** Only the ledger changes it. */
  playable: number
  /** The sum of all deposits. */
  deposited: number
  /** Turnover required before a withdrawal. */
  turnoverOwed: number
  /** The turnover required since the last time that none was owed. */
  turnoverRequired: number
  /** Deposits and bonuses whose turnover is still owed. */
  bound: number
  /** Held for pending withdrawals. */
  held: number
}

export function noBalances(): Balances {
  return { playable: 0, deposited: 0, turnoverOwed: 0, turnoverRequired: 0, bound: 0, held: 0 }
}

/** Converts pesos (at most two decimals) to centavos. */
export function toCentavos(pesos: number): number {
  return Math.round(pesos * 100)
}

/** Converts centavos to pesos for responses. */
export function toPesos(centavos: number): number {
  return centavos / 100
}

/** Everything the player has. */
export function getTotal(balances: Balances): number {
  return balances.playable + balances.held
}

/** What the player may withdraw now: money that was free before a deposit stays free. */
export function getWithdrawable({ playable, bound, turnoverOwed }: Balances): number {
  return Math.max(0, playable - Math.min(bound, turnoverOwed))
}

/** Binds a sum of centavos until it was turned over some times. */
export function requireTurnover(balances: Balances, sum: number, times: number): void {
  if (balances.turnoverOwed === 0) Object.assign(balances, { turnoverRequired: 0, bound: 0 })
  balances.turnoverOwed += sum * times
  balances.turnoverRequired += sum * times
  if (times > 0) balances.bound += sum
}

/** The part of the required turnover that was played, in whole percent; undefined if none is owed. */
export function getPlayedPercent({ turnoverOwed, turnoverRequired }: Balances): number | undefined {
  if (turnoverOwed === 0 || turnoverRequired < turnoverOwed) return undefined
  return Math.floor((100 * (turnoverRequired - turnoverOwed)) / turnoverRequired)
}

/** A player's points: rewards minus spending plus points from turnover. */
export function getPoints({ bonusPoints, turnover }: { bonusPoints: number; turnover: number }): number {
  return bonusPoints + Math.floor(turnover / CENTAVOS_A_POINT)
}
