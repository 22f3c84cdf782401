/**
 * A count of the server in words, such as "24 games". An unreadable count (NaN, or absent) is left out: `otherwise`,
 * by default no text, takes its place.
 */
export function formatCount(count: number | undefined, toText: (count: number) => string, otherwise = ''): string {
  return count !== undefined && Number.isFinite(count) ? toText(count) : otherwise
}
