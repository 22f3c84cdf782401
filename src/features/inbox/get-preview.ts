import { letterParts } from './letter-parts.ts'

/** The first line of a letter's text for its row, without its addresses; '' if there is none. */
export function getPreview(content: string): string {
  const line = content.split('\n').find((one) => one.trim() !== '') ?? ''
  const words = letterParts(line).map(({ text, isAddress }) => (isAddress ? '' : text))
  // What led to an address at the end leads nowhere now.
  return words
    .join('')
    .trim()
    .replace(/[:,–-]+$/u, '')
}
