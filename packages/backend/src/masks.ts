/** Masks of the document (`x-masks`): most of a short text is hidden, too. */
export function maskAccount(text: string): string {
  // By characters: half of a surrogate pair is no text.
  const all = [...text]
  const cut = (from: number, to?: number): string => all.slice(from, to).join('')
  if (text === '') return ''
  return all.length < 10 ? `****${cut(-1)}` : `${cut(0, 3)}****${cut(-3)}`
}

export function maskName(text: string): string {
  return text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ')
}

export function maskIdNumber(text: string): string {
  if (text === '') return ''
  return text.length < 8 ? `****${text.slice(-1)}` : `****${text.slice(-4)}`
}

/** A user name as other players see it. */
export function maskPlayer(text: string): string {
  return `${text.slice(0, 1)}***${text.slice(-1)}`
}
