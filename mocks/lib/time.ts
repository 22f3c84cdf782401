const MANILA_OFFSET_MS = 8 * 3_600_000

/** Formats a time as RFC 3339 with Manila's offset (the Philippines have no daylight saving time). */
export function toInstant(ms: number): string {
  return `${new Date(ms + MANILA_OFFSET_MS).toISOString().slice(0, 19)}+08:00`
}

/** Formats a time's Manila day as `YYYYMMDD`. */
export function manilaDay(ms: number): string {
  return new Date(ms + MANILA_OFFSET_MS).toISOString().slice(0, 10).replaceAll('-', '')
}

export const SECOND_MS = 1_000
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000

/** The last second of a time's Manila day. */
export function endOfManilaDay(ms: number): number {
  return (Math.floor((ms + MANILA_OFFSET_MS) / DAY_MS) + 1) * DAY_MS - MANILA_OFFSET_MS - 1_000
}
