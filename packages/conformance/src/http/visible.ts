/**
 * Characters that could mislead readers of a response: control characters, direction marks, lone surrogates, and the
 * two characters that XML cannot contain.
 */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Surrogate}/gu

/** Replaces invisible and control characters by `‹U+001B›`. Keeps tabs and line breaks. */
export function visible(text: string): string {
  return text.replace(/\r\n/g, '\n').replace(UNSEEN, (mark) => {
    const code = mark.codePointAt(0) ?? 0
    return `‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`
  })
}

/** Like `visible`, and replaces line breaks and tabs by spaces. */
export function visibleLine(text: string): string {
  return visible(text).replace(/\s+/g, ' ').trim()
}

/** Cuts text to at most `most` characters, with an ellipsis. Never cuts a surrogate pair. */
export function shortened(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, Math.max(0, most - 1)).join('')}…`
}
