/** Invented players who also invite, and how many friends each invites in a month. */
export const INVITERS: readonly { player: string; aMonth: number }[] = [
  { player: 'd***o', aMonth: 28 },
  { player: 'm***a', aMonth: 22 },
  { player: 'j***9', aMonth: 17 },
  { player: 'k***h', aMonth: 12 },
  { player: 'r***i', aMonth: 9 },
  { player: 'b***n', aMonth: 6 },
  { player: 't***s', aMonth: 4 },
  { player: 'l***y', aMonth: 2 },
]

/** The reward for each place of the monthly ranking, in centavos, from the first place. */
export const RANKING_REWARDS: readonly number[] = [
  100_000, 50_000, 30_000, 10_000, 10_000, 10_000, 5_000, 5_000, 5_000, 5_000,
]
