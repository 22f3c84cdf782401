const EVERY_MS = 30_000

/** Writes a report every half minute until stopped: hours of traffic must not be lost with a crash. */
export function keepReporting(write: () => Promise<unknown>): () => void {
  const timer = setInterval(() => void write(), EVERY_MS)
  return () => clearInterval(timer)
}
