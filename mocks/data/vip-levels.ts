/** The requirements and rewards of a VIP level. Amounts in centavos, shares in percent. */
export interface VipLevelEntry {
  level: number
  /** Deposits and turnover since registration; both are required. */
  deposit: number
  turnover: number
  rebatePercent: number
  /** By how many percent activeness falls with each day without a deposit. */
  activenessLoss: number
  /** The activeness, in percent, that keeps the level at the start of a month; 0 if it is never lost. */
  retentionActiveness: number
  daily: number
  monthly: number
}

const ROWS: readonly (readonly [
  deposit: number,
  turnover: number,
  rebatePercent: number,
  activenessLoss: number,
  retentionActiveness: number,
  daily: number,
  monthly: number,
])[] = [
  [0, 0, 0, 12, 0, 0, 0],
  [500, 5_000, 0.3, 10, 0, 2, 30],
  [5_000, 20_000, 0.5, 8, 20, 5, 50],
  [20_000, 100_000, 0.6, 7, 30, 8, 100],
  [50_000, 300_000, 0.7, 6, 40, 12, 200],
  [100_000, 600_000, 0.8, 5, 50, 18, 400],
  [200_000, 1_500_000, 0.9, 4, 60, 28, 800],
  [400_000, 3_000_000, 1, 3, 70, 38, 1_200],
  [800_000, 5_000_000, 1.2, 2, 80, 58, 1_888],
  [1_500_000, 10_000_000, 1.5, 1, 90, 88, 3_888],
  [3_000_000, 25_000_000, 1.8, 1, 100, 188, 8_888],
]

/** The levels; the index is the level. */
export const VIP_LEVELS: readonly VipLevelEntry[] = ROWS.map(
  ([deposit, turnover, rebatePercent, activenessLoss, retentionActiveness, daily, monthly], level) => ({
    level,
    deposit: deposit * 100,
    turnover: turnover * 100,
    rebatePercent,
    activenessLoss,
    retentionActiveness,
    daily: daily * 100,
    monthly: monthly * 100,
  }),
)

/** The activeness that a deposit adds, in percent. */
export const ACTIVENESS_PER_DEPOSIT = 100
export const MAX_ACTIVENESS = 100_000

/** The days of check-in that the monthly reward requires. */
export const MONTHLY_CHECK_INS = 30
