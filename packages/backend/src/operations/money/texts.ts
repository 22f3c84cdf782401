import { randomInt } from 'node:crypto'
import type { Language } from '../../http/contract.ts'
import type { Texts } from '../../database/tables/core.ts'
import { getDay } from '../paging.ts'

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

/** A new number of a deposit (D), withdrawal (W) or exchange (E): kind, day and twelve random digits. */
export function createOrderNo(kind: 'D' | 'W' | 'E', at: Date): string {
  const digits = String(randomInt(10 ** 12)).padStart(12, '0')
  return `${kind}${getDay(at).replaceAll('-', '')}${digits}`
}
