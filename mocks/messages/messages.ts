import { enUs, type Messages } from './en-us.ts'
import type { Language } from './language.ts'
import { viVn } from './vi-vn.ts'

export function getMessages(language: Language): Messages {
  return language === 'vi-VN' ? viVn : enUs
}

/** Fills in the `{…}` of a text; a place without a value stays. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

const PESO = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats centavos as `#,##0.00`, in both languages. */
export function formatCentavos(centavos: number): string {
  return PESO.format(centavos / 100)
}
