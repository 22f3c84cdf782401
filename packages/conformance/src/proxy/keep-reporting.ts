const EVERY_MS = 30_000

/** Writes a report every half minute until stopped, so that a crash does not lose hours of traffic. */
export function keepReporting(write: () => Promise<unknown>): () => void {
  const timer = setInterval(() => void write(), EVERY_MS)
  return () => clearInterval(timer)
}
