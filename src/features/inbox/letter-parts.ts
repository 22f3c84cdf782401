/** A part of a letter; `address` may become a link. */
export interface LetterPart {
  readonly text: string
  /** The offset in the letter. */
  readonly at: number
  readonly isAddress: boolean
}

/** An address of the web, or a path of the app at the start of a word. */
const ADDRESS = /https?:\/\/[^\s<>"]+|(?<=^|[\s(])\/[A-Za-z][\w/?=&%.-]*/gu

/** Punctuation that ends the sentence, not the address. */
const SENTENCE_END = /[.,;:!?)\]'’”…]+$/u

/** Splits a letter's plain text at its addresses. */
export function letterParts(content: string): LetterPart[] {
  const parts: LetterPart[] = []
  let end = 0
  for (const { 0: found, index } of content.matchAll(ADDRESS)) {
    const address = found.replace(SENTENCE_END, '')
    if (index > end) parts.push({ text: content.slice(end, index), at: end, isAddress: false })
    parts.push({ text: address, at: index, isAddress: true })
    end = index + address.length
  }
  if (end < content.length) parts.push({ text: content.slice(end), at: end, isAddress: false })
  return parts
}
