/** How many times each deposit must be turned over before it may be withdrawn. */
export const TURNOVER_MULTIPLE = 10

/** The turnover in centavos that earns one point. */
const CENTAVOS_A_POINT = 10_000

/** A deposit with its bonus that wagering binds. Centavos. */
export interface Binding {
  sum: number
  /** The turnover still required before the sum is free. */
  owed: number
}

/** A player's money in whole centavos, so that sums are exact. */
export interface Balances {
  /** Only the ledger changes it. */
  playable: number
  /** The sum of all deposits. */
  deposited: number
  /** The deposits whose turnover is still owed, oldest first. */
  bindings: Binding[]
  /** The turnover required since the last time that none was owed. */
  turnoverRequired: number
  /** Held for pending withdrawals. */
  held: number
}

export function noBalances(): Balances {
  return { playable: 0, deposited: 0, bindings: [], turnoverRequired: 0, held: 0 }
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

function addUp(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** The turnover still required for all deposits. */
export function getTurnoverOwed({ bindings }: Balances): number {
  return addUp(bindings.map(({ owed }) => owed))
}

/** What the player may withdraw now: a deposit binds itself and its bonus, never money that was free before. */
export function getWithdrawable({ playable, bindings }: Balances): number {
  return Math.max(0, playable - addUp(bindings.map(({ sum, owed }) => Math.min(sum, owed))))
}

/** Binds a sum of centavos until it was turned over some times. */
export function requireTurnover(balances: Balances, sum: number, times: number): void {
  const owed = sum * times
  if (owed === 0) return
  if (balances.bindings.length === 0) balances.turnoverRequired = 0
  balances.bindings.push({ sum, owed })
  balances.turnoverRequired += owed
}

/** Counts a bet as turnover, for the oldest deposit first. */
export function countTurnover({ bindings }: Balances, bet: number): void {
  let left = bet
  for (let first = bindings[0]; first !== undefined && left > 0; first = bindings[0]) {
    const counted = Math.min(first.owed, left)
    first.owed -= counted
    left -= counted
    if (first.owed === 0) bindings.shift()
  }
}

/** The part of the required turnover that was played, in whole percent; undefined if none is owed. */
export function getPlayedPercent(balances: Balances): number | undefined {
  const owed = getTurnoverOwed(balances)
  const { turnoverRequired } = balances
  if (owed === 0 || turnoverRequired < owed) return undefined
  return Math.floor((100 * (turnoverRequired - owed)) / turnoverRequired)
}

/** A player's points: rewards minus spending plus points from turnover. */
export function getPoints({ bonusPoints, turnover }: { bonusPoints: number; turnover: number }): number {
  return bonusPoints + Math.floor(turnover / CENTAVOS_A_POINT)
}
