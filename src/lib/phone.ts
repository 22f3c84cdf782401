import { toPlainDigits } from './plain-digits.ts'

/** The area code in front of a number. */
export const PHONE_PREFIX = '+63'

/** The digits of a Philippine mobile number after the area code. */
const PHONE_LENGTH = 10

/**
 * The characters between the digits of a copied number: spaces, dots, brackets, dashes, and the invisible direction
 * marks that phones add in contacts.
 */
const SEPARATORS = /[\s.()\p{Pd}\p{Cf}]/gu

/**
 * Normalizes a number during typing: removes separators, converts digits of other scripts, drops `+63`, `0063` or a leading
 * 0. The result may still be too short, too long, or contain letters.
 */
export function phoneDigits(typed: string): string {
  const bare = toPlainDigits(typed).replace(SEPARATORS, '').replace(/^0063/u, '+63')
  if (bare.startsWith('+63')) return bare.slice(3).replace(/^0(?=\d{10}$)/u, '')
  if (/^63\d{10}$/u.test(bare)) return bare.slice(2)
  return bare.replace(/^630(?=\d{10}$)|^0/u, '')
}

/**
 * The 10 digits that requests carry beside area code 63; null if the input is not a mobile number. Accepts 11 digits
 * only with a leading 0, which it drops, as it does +63.
 */
export function normalizePhone(typed: string): string | null {
  const digits = phoneDigits(typed)
  return digits.length === PHONE_LENGTH && /^[1-9]\d+$/u.test(digits) ? digits : null
}
