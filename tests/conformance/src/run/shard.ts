/** One part of a run that several machines share. */
export interface Shard {
  /** From 1. */
  readonly index: number
  readonly count: number
}

/** Reads `2/4`. Throws in words. */
export function parseShard(words: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(words) ?? []).map(Number)
  if (index < 1 || index > count) throw new Error(`--shard wants which of how many, such as 1/4, not ${words}`)
  return { index, count }
}

/**
 * Which units (calls, the socket, framed pages) a shard judges: dealt out in the order of the document, so that each
 * machine comes to the same without a word to the others. Without a shard it is all of them.
 */
export function dealOut(units: readonly string[], shard: Shard | undefined): ReadonlySet<string> {
  return new Set(shard === undefined ? units : units.filter((_, place) => place % shard.count === shard.index - 1))
}
