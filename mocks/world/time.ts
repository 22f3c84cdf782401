const MANILA_OFFSET_MS = 8 * 3_600_000

/** Writes a time as RFC 3339 with Manila's offset (the Philippines have no summer time). */
export function toInstant(ms: number): string {
  return `${new Date(ms + MANILA_OFFSET_MS).toISOString().slice(0, 19)}+08:00`
}

/** Writes a time's Manila day as `YYYYMMDD`. */
export function manilaDay(ms: number): string {
  return new Date(ms + MANILA_OFFSET_MS).toISOString().slice(0, 10).replaceAll('-', '')
}

export const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000
