/** A part of a text: `code` stood between backticks. */
export interface TextPart {
  text: string
  isCode: boolean
}

/** Splits a text at its backticks, so that each format shows code in its own way. A single backtick stays. */
export function splitCode(text: string): TextPart[] {
  return text
    .split(/(`[^`\n]+`)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^`[^`\n]+`$/.test(part) ? { text: part.slice(1, -1), isCode: true } : { text: part, isCode: false },
    )
}
