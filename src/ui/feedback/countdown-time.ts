/** The remaining seconds at which a countdown is announced, ascending. */
const MARKS = [0, 10, 30, 60, 300, 600, 3600]

/** Whole seconds left of `seconds` after `elapsed` milliseconds, rounded up. */
export function secondsLeft(seconds: number, elapsed: number): number {
  return Math.max(0, Math.ceil(seconds - Math.max(elapsed, 0) / 1000))
}

/** `0:59`, `14:05`, `1:02:03`. */
export function formatCountdown(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const end = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${end}` : `${minutes}:${end}`
}

/**
 * The mark that a countdown reached last: 60 from a minute down to 31 s; null above an hour. Only a change of mark is
 * announced, because every second would drown out all else.
 */
export function findMark(left: number): number | null {
  return MARKS.find((mark) => left <= mark) ?? null
}
