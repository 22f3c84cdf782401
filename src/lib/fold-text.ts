/**
 * A text as one searches in it: no case, no accents, one space between words. The Vietnamese đ is no d with an accent
 * to Unicode, but it is to whoever types without a Vietnamese keyboard.
 */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/gu, 'd').toLowerCase().replace(/\s+/gu, ' ').trim()
}
