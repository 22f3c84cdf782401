/** Digits of a Philippine mobile number after the area code 63 (section 9 of the specification). */
const PHONE_LENGTH = 10

/**
 * What stands between the digits of a number that was copied: spaces, dots, brackets, every kind of dash, and the marks
 * of writing direction, which nobody sees, that phones put around a number in their contacts.
 */
const SEPARATORS = /[\s.()\p{Pd}\p{Cf}]/gu

/**
 * The number as it is being typed: separators stripped, wide digits made ordinary ones, `+63`, `0063` or a leading 0
 * dropped. For counting digits against the limit while the player types; it may still be too short, too long or hold
 * letters.
 */
export function phoneDigits(typed: string): string {
  const bare = typed.normalize('NFKC').replace(SEPARATORS, '').replace(/^0063/u, '+63')
  if (bare.startsWith('+63')) return bare.slice(3).replace(/^0(?=\d{10}$)/u, '')
  if (/^63\d{10}$/u.test(bare)) return bare.slice(2)
  return bare.replace(/^630(?=\d{10}$)|^0/u, '')
}

/**
 * The 10 digits that go on the wire beside area code 63 (section 5 of the specification), or null when what
 * was typed is no such number. 11 digits are accepted only with a leading 0, which is dropped, as is +63.
 */
export function normalisePhone(typed: string): string | null {
  const digits = phoneDigits(typed)
  return digits.length === PHONE_LENGTH && /^[1-9]\d+$/u.test(digits) ? digits : null
}
