/** One part of a run that is split over machines. */
export interface Shard {
  /** The number of the part, from 1. */
  readonly index: number
  readonly count: number
}

/** Parses `2/4`. Throws a readable message. */
export function parseShard(words: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(words) ?? []).map(Number)
  if (index < 1 || index > count)
    throw new Error(`--shard must be a part and the number of parts, such as 1/4, not ${words}`)
  return { index, count }
}

/**
 * Returns the units (operations, the socket, framed pages) of a shard; all units without a shard. Distributes them in
 * document order, so that machines agree without communication.
 */
export function selectShard(units: readonly string[], shard: Shard | undefined): ReadonlySet<string> {
  return new Set(shard === undefined ? units : units.filter((_, place) => place % shard.count === shard.index - 1))
}
