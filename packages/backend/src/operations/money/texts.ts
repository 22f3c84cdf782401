import type { Language } from '../../http/contract.ts'
import type { Texts } from '../../database/tables/core.ts'

/** A stored name or text in the player's language. */
export function inLanguage(note: string | Texts, language: Language): string {
  return typeof note === 'string' ? note : note[language]
}

/** An amount as refusals name it, such as `1,234.50`. */
export function formatAmount(centavos: number): string {
  return (centavos / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

/** The `msg` of a success that says no more. */
export const PROCESSED: Texts = { 'en-US': 'Processed Successfully', 'vi-VN': 'Xử lý thành công' }
