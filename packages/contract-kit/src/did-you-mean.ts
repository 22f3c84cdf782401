/** How many edits a typing mistake may have, for a word of this length. */
const maxEdits = (length: number): number => Math.max(1, Math.floor(length / 4))

/** Returns ` Did you mean X?` for the most similar known word, or '' if none is similar. */
export function didYouMean(word: string, known: Iterable<string>): string {
  let best: { candidate: string; edits: number } | undefined
  for (const candidate of known) {
    const edits = countEdits(word.toLowerCase(), candidate.toLowerCase())
    if (edits <= maxEdits(word.length) && (best === undefined || edits < best.edits)) best = { candidate, edits }
  }
  return best === undefined ? '' : ` Did you mean ${best.candidate}?`
}

/** The Levenshtein distance, in which two letters in the wrong order are one mistake. */
function countEdits(from: string, to: string): number {
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (let index = 1; index <= to.length; index += 1) {
      const changed = (row[index - 1] ?? 0) + (letter === to[index - 1] ? 0 : 1)
      const isSwap = at > 0 && letter === to[index - 2] && from[at - 1] === to[index - 1]
      const swapped = isSwap ? (before[index - 2] ?? 0) + 1 : Infinity
      next.push(Math.min((row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1, changed, swapped))
    }
    before = row
    row = next
  }
  return row[to.length] ?? 0
}
