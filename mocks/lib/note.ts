import type { Language } from '../messages/language.ts'

/** The note of an entry: one name for both languages, or a text in each. At most 200 characters. */
export type Note = string | Readonly<Record<Language, string>>

/** A note or a name in a player's language. */
export function noteIn(note: Note, language: Language): string {
  return typeof note === 'string' ? note : note[language]
}
