/** A random generator: the same seed gives the same numbers. */
export interface Random {
  /** A whole number from 0 up to the limit (exclusive). */
  below(limit: number): number
  pick<Item>(items: readonly Item[]): Item
}

/**
 * Returns random numbers from 0 up to 1 (exclusive) by mulberry32: small, evenly distributed, the same on every
 * platform.
 */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Creates random choices from a seed. */
export function createRandom(seed: number): Random {
  const next = mulberry32(seed)
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    pick: (items) => {
      const picked = items[below(items.length)]
      if (picked === undefined) throw new Error('there is nothing to pick from')
      return picked
    },
  }
}

/** Hashes text to a number (FNV-1a), to seed a generator by name. */
export function hash(words: string): number {
  let mixed = 2_166_136_261
  for (const letter of words) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return mixed >>> 0
}
