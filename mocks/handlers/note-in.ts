import type { Language } from '../http/language.ts'
import type { Note } from '../sandbox/money/note.ts'

/** A note or a name in a player's language. */
export function noteIn(note: Note, language: Language): string {
  return typeof note === 'string' ? note : note[language]
}
