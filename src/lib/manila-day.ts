/** Manila's UTC offset in milliseconds: 8 hours all year. */
const MANILA_AHEAD_MS = 8 * 3_600_000

/**
 * Manila's local time as ISO 8601 without its offset; '' if unreadable. Computed, because `en-CA` formats 2026-11-22 in
 * most engines but 11/22/2026 with ICU 72.
 */
export function inManila(date: Date): string {
  const shifted = new Date(date.getTime() + MANILA_AHEAD_MS)
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, -1)
}

/** The calendar day in Manila, `YYYY-MM-DD`, for daily announcements and rewards; '' if unreadable. */
export function manilaDay(date: Date): string {
  return inManila(date).slice(0, 10)
}

/** Today in Manila by the device's clock, `YYYY-MM-DD`. */
export function manilaToday(): string {
  return manilaDay(new Date())
}
