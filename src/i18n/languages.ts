/** The languages of the interface (section 1 of the specification). A third is one entry here and one folder more. */
export const LANGUAGES = ['en-US', 'vi-VN'] as const

export type Language = (typeof LANGUAGES)[number]

/** The language of a player who never chose one; the device's own does not decide. */
export const DEFAULT_LANGUAGE: Language = 'en-US'

/** Whether a stored or typed value is one of our languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}
