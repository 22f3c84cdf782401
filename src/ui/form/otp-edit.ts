/** Digits of any script become the ten that the server knows; all else, as the spaces of "123 456", is dropped. */
export function cleanCode(text: string, length: number): string {
  return text
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, length)
}

/**
 * Which boxes the next keystroke concerns, `start` up to but without `end`: what is selected, else the box at the
 * caret; behind the last digit of a full code it is the last box.
 */
export function activeBoxes(start: number, end: number, length: number): { start: number; end: number } {
  if (end > start) return { start, end: Math.min(end, length) }
  const box = Math.min(start, length - 1)
  return { start: box, end: box + 1 }
}
