/** The part of `navigator.connection` that an estimate uses; a browser may report none of it. */
export interface ConnectionInfo {
  /** The class of the connection by its measured speed: slow-2g, 2g, 3g or 4g, which includes all that is faster. */
  readonly effectiveType?: string
  /** Megabits per second, at most 10. */
  readonly downlink?: number
}

/** The assumed speeds in bytes per second of slow connections: crowded mobile cells. */
const SLOW_SPEEDS: Readonly<Record<string, number>> = { 'slow-2g': 5000, '2g': 10_000, '3g': 40_000 }

/** The assumed speed of any other connection, in bytes per second: half a megabit per second. */
const USUAL_SPEED = 64_000

/** A mobile connection uploads at about a quarter of the speed at which it downloads. */
const UPLOAD_SHARE = 1 / 4

/** The estimated upload speed in bytes per second, before the first upload has measured it. */
export function estimateUploadSpeed({ effectiveType = '', downlink = 0 }: ConnectionInfo = {}): number {
  return SLOW_SPEEDS[effectiveType] ?? Math.max(USUAL_SPEED, (downlink * 1_000_000 * UPLOAD_SHARE) / 8)
}

/** The upload time of a file in whole seconds, at a speed in bytes per second. */
export function uploadSeconds(bytes: number, bytesPerSecond: number): number {
  return Math.max(1, Math.ceil(bytes / bytesPerSecond))
}

/** A display size: thousands of bytes, at least one. */
export function kilobytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1000))
}
