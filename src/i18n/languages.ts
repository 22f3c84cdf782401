/** The languages of the interface. A third one needs an entry here and a folder. */
export const LANGUAGES = ['en-US', 'vi-VN'] as const

export type Language = (typeof LANGUAGES)[number]

/** The default language; the device's own does not decide. */
export const DEFAULT_LANGUAGE: Language = 'en-US'

/** Whether a stored or typed value is a supported language. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}
