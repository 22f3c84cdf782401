/** The symbols of a spin. */
export const SLOT_SYMBOLS = ['parol', 'mango', 'jeepney', 'salakot', 'rooster', 'sun', 'seven'] as const
export type SlotSymbol = (typeof SLOT_SYMBOLS)[number]

/**
 * For each symbol: its stops among the twenty of each cell, and the payout of three in a row as a multiple of the bet.
 */
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

/** The total payout of the rows as a multiple of the bet. The average over all stops is 94.8 %. */
export function getPay(rows: SlotRows): number {
  let pays = 0
  for (const [first, second, third] of rows)
    if (first !== undefined && first === second && first === third) pays += SLOT_TABLE[first].pays
  return pays
}

/** Spins the reels; `next` returns numbers from 0 to 1 (exclusive). */
export function turnReels(next: () => number): SlotRows {
  const cell = (): SlotSymbol => STOPS[Math.floor(next() * STOPS.length)] ?? 'rooster'
  return Array.from({ length: 3 }, () => [cell(), cell(), cell()])
}
