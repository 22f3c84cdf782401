/** Signs a second: about as fast as one reads aloud. */
const PACE = 9

/** Seconds for one round of a line of news, so that a long one passes no faster than a short one. */
export function tickerSeconds(texts: readonly string[]): number {
  const signs = texts.reduce((sum, text) => sum + text.length + 6, 0)
  return Math.max(12, Math.round(signs / PACE))
}
