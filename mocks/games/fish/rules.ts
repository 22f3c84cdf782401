import type { Bet, Round } from '../game-kind.ts'
import { pay } from '../pays.ts'

/** What a catch pays as a multiple of the shot, the smallest fish first. */
export const FISH_PAYS = [2, 3, 5, 10, 25, 100] as const

/** The share that comes back, whichever fish the shots are aimed at. */
export const FISH_RETURN = 0.955

export const FISH_PICKS: readonly string[] = FISH_PAYS.map((_, i) => `fish${i + 1}`)

export interface FishOutcome {
  isCaught: boolean
}

export function playFish({ bet, pick, next }: Bet): Round {
  const pays = FISH_PAYS[FISH_PICKS.indexOf(pick)] ?? FISH_PAYS[0]
  const outcome: FishOutcome = { isCaught: next() < FISH_RETURN / pays }
  return { win: outcome.isCaught ? pay(bet, pays) : 0, outcome }
}
