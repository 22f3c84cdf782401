/**
 * Normalizes a text for search: no case, no accents, single spaces. Unicode does not decompose the Vietnamese đ, so it
 * is replaced too.
 */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/gu, 'd').toLowerCase().replace(/\s+/gu, ' ').trim()
}
