import { times } from '../../art/svg.ts'
import type { Bet, Round } from '../game-kind.ts'
import { pay } from '../pays.ts'

/** The pockets of a wheel with one zero, clockwise. */
export const POCKETS: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]

const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export type PocketColor = 'red' | 'black' | 'green'

export function getColor(number: number): PocketColor {
  return number === 0 ? 'green' : RED.has(number) ? 'red' : 'black'
}

/** The bets on many numbers: the zero is in none of them. */
export const OUTSIDE: Readonly<Record<string, (number: number) => boolean>> = {
  red: (number) => getColor(number) === 'red',
  black: (number) => getColor(number) === 'black',
  odd: (number) => number % 2 === 1,
  even: (number) => number % 2 === 0,
  low: (number) => number <= 18,
  high: (number) => number > 18,
  dozen1: (number) => number <= 12,
  dozen2: (number) => number > 12 && number <= 24,
  dozen3: (number) => number > 24,
}

/** What a bet pays, the bet included. */
export const ROULETTE_PAYS = { number: 36, dozen: 3, half: 2 } as const

/** The outside bets first, so that red is the first choice. */
export const ROULETTE_PICKS: readonly string[] = [...Object.keys(OUTSIDE), ...times(37, String)]

/** The multiple that a pick pays if the ball falls on a number; 0 if it loses. */
export function getRoulettePay(pick: string, number: number): number {
  const covers = OUTSIDE[pick]
  if (covers === undefined) return pick === String(number) ? ROULETTE_PAYS.number : 0
  if (number === 0 || !covers(number)) return 0
  return pick.startsWith('dozen') ? ROULETTE_PAYS.dozen : ROULETTE_PAYS.half
}

export interface RouletteOutcome {
  number: number
  color: PocketColor
}

export function playRoulette({ bet, pick, next }: Bet): Round {
  const number = Math.floor(next() * POCKETS.length)
  const outcome: RouletteOutcome = { number, color: getColor(number) }
  return { win: pay(bet, getRoulettePay(pick, number)), outcome }
}
