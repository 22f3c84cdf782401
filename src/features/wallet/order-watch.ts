/** Pauses between two reads of an order, in seconds; the last one repeats. */
const PAUSES_S = [2, 3, 5, 8, 13, 20, 30] as const

/** The pause after the given number of reads, in milliseconds. */
export function pauseAfter(reads: number): number {
  return (PAUSES_S[Math.max(reads, 1) - 1] ?? PAUSES_S[PAUSES_S.length - 1] ?? 30) * 1000
}

export interface OrderWatch {
  /** Reads now, unless a read is under way, and starts again with short pauses. */
  readonly checkNow: () => void
  readonly stop: () => void
}

/**
 * Reads an order at once and then after growing pauses until its fate is known: 2, 3, 5, 8, 13, 20 s, then every 30 s.
 *
 * @param read says whether the fate is known; when it rejects, the next read is made all the same
 */
export function watchOrder(read: () => Promise<boolean>): OrderWatch {
  let reads = 0
  let isReading = false
  let isOver = false
  let clock: ReturnType<typeof setTimeout> | undefined

  const check = async () => {
    clearTimeout(clock)
    isReading = true
    const isKnown = await read().catch(() => false)
    isReading = false
    if (isOver) return
    if (isKnown) {
      isOver = true
      return
    }
    reads += 1
    clock = setTimeout(() => void check(), pauseAfter(reads))
  }
  void check()

  return {
    checkNow() {
      if (isOver) return
      reads = 0
      if (!isReading) void check()
    },
    stop() {
      isOver = true
      clearTimeout(clock)
    },
  }
}
