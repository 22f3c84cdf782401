/** What a bet of whole centavos pays at a multiple; less than a centavo stays with the house. */
export function pay(bet: number, multiple: number): number {
  // Two decimals of a multiple are exact in hundredths: 0.95 × 101 must not depend on a double.
  return Math.floor((bet * Math.round(multiple * 100)) / 100)
}

/** A share as percent, rounded down to two decimals, so that no game promises more than it pays. */
export function toReturnPercent(share: number): number {
  return Math.floor(share * 10_000 + 1e-6) / 100
}
