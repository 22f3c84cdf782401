import type { Bet, Round } from '../game-kind.ts'
import { pay } from '../pays.ts'

/** The heights that a player may aim for, which are also what they pay. */
export const CLIMB_PICKS = ['1.5', '2', '5', '10'] as const

/** The share that comes back, whatever one aims for: the chance of a height is that share of its inverse. */
export const CLIMB_RETURN = 0.97

const MAX_HEIGHT = 100

export interface ClimbOutcome {
  /** How far it went, at least 1; two decimals. */
  reached: number
}

export function playClimb({ bet, pick, next }: Bet): Round {
  const height = Math.floor((100 * CLIMB_RETURN) / (1 - next())) / 100
  const reached = Math.min(MAX_HEIGHT, Math.max(1, height))
  const outcome: ClimbOutcome = { reached }
  return { win: reached >= Number(pick) ? pay(bet, Number(pick)) : 0, outcome }
}
