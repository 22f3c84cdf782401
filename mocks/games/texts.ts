import type { Note } from '../lib/note.ts'
import type { Language } from '../messages/language.ts'
import { en, type GameTexts } from './texts-en.ts'
import { vi } from './texts-vi.ts'

export type GameTextKey = keyof GameTexts

export const GAME_TEXTS: Readonly<Record<Language, GameTexts>> = { 'en-US': en, 'vi-VN': vi }

/** A text in both languages. */
export function toNote(key: GameTextKey): Note {
  return { 'en-US': en[key], 'vi-VN': vi[key] }
}
