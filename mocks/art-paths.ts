import type { Language } from './http/language.ts'

/** The suffix of a banner's picture whose button is Vietnamese. */
const VIETNAMESE = '-vi'

/** Where a banner's picture is: its button has a word, so each language has a picture. */
export function bannerPath(id: string, language: Language): string {
  return `/art/banner/${id}${language === 'vi-VN' ? VIETNAMESE : ''}.svg`
}

/** The banner and the language of a picture. */
export function readBannerName(name: string): { id: string; language: Language } {
  return name.endsWith(VIETNAMESE)
    ? { id: name.slice(0, -VIETNAMESE.length), language: 'vi-VN' }
    : { id: name, language: 'en-US' }
}
