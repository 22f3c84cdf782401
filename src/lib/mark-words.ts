import { foldText } from './fold-text.ts'

/** A part of a text, and whether it matches the search. */
export interface MarkedPart {
  readonly text: string
  /** The offset in letters. */
  readonly at: number
  readonly isFound: boolean
}

/** Splits a text at the words of a search, with the search's normalization: ignores case and accents. */
export function markWords(text: string, search: string): MarkedPart[] {
  const words = foldText(search).split(' ').filter(Boolean)
  // Letters with their accents; normalizing one yields at most one letter.
  const letters = text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
  const folded = letters.map((letter) => (/^\s$/u.test(letter) ? ' ' : foldText(letter)))
  const isFound = letters.map(() => false)
  for (const word of words) {
    for (let from = 0; from < letters.length; from += 1) {
      let to = from
      let run = ''
      while (to < letters.length && run.length < word.length) {
        run += folded[to]
        to += 1
      }
      if (run === word && folded[from] !== '') isFound.fill(true, from, to)
    }
  }
  const parts: { text: string; at: number; isFound: boolean }[] = []
  for (const [at, letter] of letters.entries()) {
    const last = parts.at(-1)
    const found = isFound[at] ?? false
    if (last?.isFound === found) last.text += letter
    else parts.push({ text: letter, at, isFound: found })
  }
  return parts
}
