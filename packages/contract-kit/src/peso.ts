/** The largest amount that a double holds exactly to the centavo; also the documents' maximum. */
const MAX_PESO = 999_999_999_999.99

/**
 * Whether a number is an amount in whole centavos within the documents' range. Checks the shortest decimal text of the
 * double, because `multipleOf: 0.01` fails for 110.57.
 */
export function isPeso(amount: number): boolean {
  return Number.isFinite(amount) && Math.abs(amount) <= MAX_PESO && /^-?\d+(\.\d{1,2})?$/u.test(String(amount))
}
