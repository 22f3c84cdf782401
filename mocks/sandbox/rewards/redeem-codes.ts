import type { Account } from '../identity/account.ts'
import type { Prize } from './prize.ts'

interface CodeEntry {
  state: 'open' | 'used' | 'expired'
  prizes: readonly Prize[]
}

/** The redeem codes. They are compared without regard to case. */
const CODES: Readonly<Record<string, CodeEntry>> = {
  FIESTA2026: {
    state: 'open',
    prizes: [
      { type: 'cash', amount: 2_000 },
      { type: 'coupon', terms: 'deposit20' },
      { type: 'point', amount: 100 },
    ],
  },
  USED: { state: 'used', prizes: [] },
  EXPIRED: { state: 'expired', prizes: [] },
}

/** The codes that each player has used. */
export class RedeemCodes {
  readonly #used = new Set<string>()

  /** Redeems a code: returns its prizes, or why there are none. */
  redeem(
    account: Account,
    rawCode: string,
  ): readonly Prize[] | 'codeUnknown' | 'codeUsedByYou' | 'codeExhausted' | 'codeExpired' {
    const code = rawCode.toUpperCase()
    const entry = Object.hasOwn(CODES, code) ? CODES[code] : undefined
    const key = `${account.uid} ${code}`
    if (entry === undefined) return 'codeUnknown'
    if (this.#used.has(key)) return 'codeUsedByYou'
    if (entry.state === 'used') return 'codeExhausted'
    if (entry.state === 'expired') return 'codeExpired'
    this.#used.add(key)
    return entry.prizes
  }
}
