import { times } from '../../art/svg.ts'
import type { Bet, Round } from '../game-kind.ts'
import { pay } from '../pays.ts'

const SIDE = 5
const PER_COLUMN = 15
const BALLS = SIDE * PER_COLUMN
const CENTER = 12

/** The balls of a round. */
export const BINGO_DRAWN = 35
/** What each full line pays as a multiple of the bet. */
export const BINGO_LINE_PAYS = 3

/** Rows, columns and both diagonals, by the index of their cells. */
export const BINGO_LINES: readonly (readonly number[])[] = [
  ...times(SIDE, (y) => times(SIDE, (x) => y * SIDE + x)),
  ...times(SIDE, (x) => times(SIDE, (y) => y * SIDE + x)),
  times(SIDE, (i) => i * SIDE + i),
  times(SIDE, (i) => i * SIDE + SIDE - 1 - i),
]

/** The share that comes back, exactly: each line pays for itself, and those across the free center need one ball less. */
export const BINGO_RETURN = BINGO_LINES.reduce((sum, line) => {
  const needed = line.filter((cell) => cell !== CENTER).length
  return sum + BINGO_LINE_PAYS * times(needed, (i) => (BINGO_DRAWN - i) / (BALLS - i)).reduce((a, b) => a * b, 1)
}, 0)

export interface BingoOutcome {
  /** 25 numbers by rows; 0 is the free center. */
  card: readonly number[]
  /** In the order of the draw. */
  balls: readonly number[]
  /** The full lines, by the index of their cells. */
  lines: readonly (readonly number[])[]
}

/** Draws some of the numbers after `from`, none twice. */
function drawNumbers(from: number, among: number, count: number, next: () => number): number[] {
  const left = times(among, (i) => from + i + 1)
  return times(count, () => left.splice(Math.floor(next() * left.length), 1)[0] ?? 0)
}

export function playBingo({ bet, next }: Bet): Round {
  const columns = times(SIDE, (x) => drawNumbers(x * PER_COLUMN, PER_COLUMN, SIDE, next))
  const card = times(SIDE * SIDE, (i) => (i === CENTER ? 0 : (columns[i % SIDE]?.[Math.floor(i / SIDE)] ?? 0)))
  const balls = drawNumbers(0, BALLS, BINGO_DRAWN, next)
  const marked = new Set([0, ...balls])
  const lines = BINGO_LINES.filter((line) => line.every((cell) => marked.has(card[cell] ?? -1)))
  const outcome: BingoOutcome = { card, balls, lines }
  return { win: pay(bet, BINGO_LINE_PAYS * lines.length), outcome }
}
