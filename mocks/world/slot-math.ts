import type { SlotSymbol } from '../pages/slot-game-symbols.ts'

/** Of the twenty stops of each cell, how many show a symbol, and what a row of three of it pays as a multiple of the bet. */
export const SLOT_TABLE: Readonly<Record<SlotSymbol, { stops: number; pays: number }>> = {
  seven: { stops: 1, pays: 200 },
  parol: { stops: 1, pays: 100 },
  sun: { stops: 2, pays: 30 },
  mango: { stops: 2, pays: 22 },
  jeepney: { stops: 3, pays: 12 },
  salakot: { stops: 5, pays: 5 },
  rooster: { stops: 6, pays: 4 },
}

/** Three rows of three symbols. */
export type SlotRows = readonly (readonly SlotSymbol[])[]

const STOPS: readonly SlotSymbol[] = (Object.keys(SLOT_TABLE) as SlotSymbol[]).flatMap((name) =>
  Array.from({ length: SLOT_TABLE[name].stops }, () => name),
)

/** What the rows pay together, as a multiple of the bet. Over all stops this gives back 94.8 % of the bets. */
export function payOf(rows: SlotRows): number {
  let pays = 0
  for (const [first, second, third] of rows)
    if (first !== undefined && first === second && first === third) pays += SLOT_TABLE[first].pays
  return pays
}

/** Turns the reels; `next` gives numbers from 0 up to 1. */
export function turnReels(next: () => number): SlotRows {
  const cell = (): SlotSymbol => STOPS[Math.floor(next() * STOPS.length)] ?? 'rooster'
  return Array.from({ length: 3 }, () => [cell(), cell(), cell()])
}
