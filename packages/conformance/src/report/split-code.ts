/** A part of a text. `code` was between backticks. */
export interface TextPart {
  text: string
  isCode: boolean
}

/** Splits a text at its backticks, so that each format can render code. An unpaired backtick is kept. */
export function splitCode(text: string): TextPart[] {
  return text
    .split(/(`[^`\n]+`)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^`[^`\n]+`$/.test(part) ? { text: part.slice(1, -1), isCode: true } : { text: part, isCode: false },
    )
}
