/** Characters per second: about the speed of reading aloud. */
const PACE = 9

/** The duration of one round in seconds, proportional to the length of the texts. */
export function tickerSeconds(texts: readonly string[]): number {
  const signs = texts.reduce((sum, text) => sum + text.length + 6, 0)
  return Math.max(12, Math.round(signs / PACE))
}
