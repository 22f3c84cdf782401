import type { Language } from '../../http/language.ts'

/** The note of an entry: one name for both languages, or a text in each. At most 200 characters. */
export type Note = string | Readonly<Record<Language, string>>
