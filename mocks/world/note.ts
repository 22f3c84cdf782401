import type { Language } from '../http/language.ts'

/** What an entry says: a name that is the same in both languages, or a text in each. At most 200 characters. */
export type Note = string | Readonly<Record<Language, string>>
