/** The languages of the interface, each by its own name. Another one needs a line here and a folder of `locales/`. */
export const LANGUAGE_NAMES = {
  'en-US': 'English',
  'vi-VN': 'Tiếng Việt',
} as const

export type Language = keyof typeof LANGUAGE_NAMES

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[]

/** The choices of a language switch. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))

/** The default language; the device's own does not decide. */
export const DEFAULT_LANGUAGE: Language = 'en-US'

/** Whether a stored or typed value is a supported language. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}
