import { toPlainDigits } from '#src/lib/plain-digits.ts'

/** Converts digits of any script to ASCII and drops everything else, such as the spaces of "123 456". */
export function cleanCode(text: string, length: number): string {
  return toPlainDigits(text)
    .replace(/[^0-9]/g, '')
    .slice(0, length)
}

/**
 * The boxes that the next keystroke affects, from `start` up to `end` (exclusive): the selection, else the box at the
 * caret; the last box after a complete code.
 */
export function activeBoxes(start: number, end: number, length: number): { start: number; end: number } {
  if (end > start) return { start, end: Math.min(end, length) }
  const box = Math.min(start, length - 1)
  return { start: box, end: box + 1 }
}
