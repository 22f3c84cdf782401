import { addDays } from '../../calendar.ts'

const PER_DEPOSIT = 100
const MAX_ACTIVENESS = 100_000

/** The requirements and rewards of a level. Amounts are whole centavos. */
export interface Level {
  readonly level: number
  readonly deposit: number
  readonly turnover: number
  readonly rebatePercent: number
  /** What a day without a deposit costs, in percent of activeness. */
  readonly loss: number
  /** What keeps the level at the start of a month. */
  readonly retention: number
  readonly daily: number
  readonly monthly: number
}

/** From the lowest to the highest. Level 0 has no rewards, and nobody loses it. */
export const LEVELS: readonly Level[] = [
  [0, 0, 0, 10, 0, 0, 0],
  [500_00, 5_000_00, 0.3, 10, 0, 2_00, 30_00],
  [5_000_00, 20_000_00, 0.5, 8, 20, 5_00, 50_00],
  [20_000_00, 100_000_00, 0.6, 7, 40, 10_00, 100_00],
  [50_000_00, 300_000_00, 0.7, 6, 60, 20_00, 200_00],
  [100_000_00, 800_000_00, 0.8, 5, 80, 40_00, 400_00],
  [300_000_00, 2_000_000_00, 0.9, 5, 100, 80_00, 800_00],
  [800_000_00, 5_000_000_00, 1, 4, 150, 150_00, 1_500_00],
  [2_000_000_00, 15_000_000_00, 1.2, 4, 200, 300_00, 3_000_00],
].map(([deposit, turnover, rebatePercent, loss, retention, daily, monthly], level) => {
  return { level, deposit, turnover, rebatePercent, loss, retention, daily, monthly } as Level
})

interface History {
  readonly deposited: number
  readonly turnover: number
  readonly registeredOn: string
  readonly today: string
  /** The number of deposits of each day that has one. */
  readonly deposits: ReadonlyMap<string, number>
}

/** The level that deposits and turnover reach, in whole centavos; activeness may lower it. */
export function getReachedLevel({ deposited, turnover }: Pick<History, 'deposited' | 'turnover'>): Level {
  return LEVELS.findLast((level) => deposited >= level.deposit && turnover >= level.turnover) as Level
}

/**
 * Level and activeness of today, from the player's history: each deposit adds activeness, a day without one lowers it,
 * and a month that starts with too little lowers the level, until the next deposit.
 */
export function getStandingOfVip({ registeredOn, today, deposits, ...sums }: History) {
  const reached = getReachedLevel(sums)
  let level = reached
  let activeness = 0
  for (let day = registeredOn; day <= today; day = addDays(day, 1)) {
    const yesterday = addDays(day, -1)
    if (day > registeredOn && !deposits.has(yesterday)) activeness = Math.max(0, activeness - level.loss)
    if (day.endsWith('-01') && day > registeredOn && activeness < level.retention)
      level = LEVELS[level.level - 1] as Level
    const made = deposits.get(day) ?? 0
    if (made > 0) level = reached
    activeness = Math.min(MAX_ACTIVENESS, activeness + made * PER_DEPOSIT)
  }
  // A day with a deposit does not lower it.
  const dropOn = addDays(today, deposits.has(today) ? 2 : 1)
  const drop =
    activeness > 0 && level.loss > 0 ? { on: dropOn, activeness: Math.max(0, activeness - level.loss) } : undefined
  return { level, activeness, drop }
}
