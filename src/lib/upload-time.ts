/** Assumed while no upload of this visit has told the speed: a crowded cell, in bytes a second. */
const SLOW_BYTES_PER_SECOND = 40_000

/** How long a file takes to be sent, in whole seconds, at a speed in bytes a second. */
export function uploadSeconds(bytes: number, bytesPerSecond: number = SLOW_BYTES_PER_SECOND): number {
  return Math.max(1, Math.ceil(bytes / bytesPerSecond))
}

/** A size for people: thousands of bytes, at least one. */
export function kilobytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1000))
}
