/** The assumed speed before the first upload, in bytes per second: a crowded mobile cell. */
const SLOW_BYTES_PER_SECOND = 40_000

/** The upload time of a file in whole seconds, at a speed in bytes per second. */
export function uploadSeconds(bytes: number, bytesPerSecond: number = SLOW_BYTES_PER_SECOND): number {
  return Math.max(1, Math.ceil(bytes / bytesPerSecond))
}

/** A display size: thousands of bytes, at least one. */
export function kilobytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1000))
}
