/** A stream of choices that is the same for the same seed on every machine. */
export interface SeededRandom {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** From `min` up to `max`. */
  between(min: number, max: number): number
  chance(probability: number): boolean
  /** One of `list`; an empty list is an error. */
  pick<T>(list: readonly T[]): T
}

/** FNV-1a over the text, then mulberry32: small, evenly distributed and the same on every platform. */
export function createRandom(seed: string | number): SeededRandom {
  let state = 0x811c9dc5
  for (const char of String(seed)) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193)

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick<T>(list: readonly T[]): T {
      const index = Math.floor(next() * list.length)
      const found = list[index]
      if (index >= list.length) throw new Error('the list is empty')
      return found as T
    },
  }
}
