/** Largest amount that a double still holds to the centavo, and the largest the documents allow. */
const MAX_PESO = 999_999_999_999.99

/**
 * Whether a number is an amount in PHP in whole centavos, within the documents' range. The documents cannot say this
 * with `multipleOf: 0.01` (110.57 would fail), so it is checked here, on the shortest text of the double.
 */
export function isPeso(amount: number): boolean {
  return Number.isFinite(amount) && Math.abs(amount) <= MAX_PESO && /^-?\d+(\.\d{1,2})?$/u.test(String(amount))
}
