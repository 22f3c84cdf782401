import { times } from '../../art/svg.ts'

/**
 * For each symbol, the best first: its stops among the twenty of each cell, and the payout of three in a row as a
 * multiple of the bet.
 */
export const SLOT_TABLE: readonly { stops: number; pays: number }[] = [
  { stops: 1, pays: 200 },
  { stops: 1, pays: 120 },
  { stops: 2, pays: 30 },
  { stops: 2, pays: 24 },
  { stops: 3, pays: 12 },
  { stops: 5, pays: 5 },
  { stops: 6, pays: 4 },
]

/** Three rows of three symbols, by their index in the table. */
export type SlotRows = readonly (readonly number[])[]

/** What the page shows of a spin. */
export interface SlotOutcome {
  rows: SlotRows
}

const STOPS: readonly number[] = SLOT_TABLE.flatMap(({ stops }, symbol) => times(stops, () => symbol))

/** The share of the bets that the slot pays back: three rows, each of which wins by itself. */
export const SLOT_RETURN = SLOT_TABLE.reduce((sum, { stops, pays }) => sum + 3 * (stops / STOPS.length) ** 3 * pays, 0)

/** The total payout of the rows as a multiple of the bet. */
export function getPay(rows: SlotRows): number {
  let pays = 0
  for (const [first, second, third] of rows)
    if (first !== undefined && first === second && first === third) pays += SLOT_TABLE[first]?.pays ?? 0
  return pays
}

/** Spins the reels; `next` returns numbers from 0 to 1 (exclusive). */
export function turnReels(next: () => number): SlotRows {
  return times(3, () => times(3, () => STOPS[Math.floor(next() * STOPS.length)] ?? SLOT_TABLE.length - 1))
}
