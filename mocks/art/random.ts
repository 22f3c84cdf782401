import { hash, mulberry32 } from '@tumpak/contract-kit/random.ts'

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

/** Creates a stream from a text. */
export function createRandom(seed: string | number): SeededRandom {
  const next = mulberry32(hash(String(seed)))

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
