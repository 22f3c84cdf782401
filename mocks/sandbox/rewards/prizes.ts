import type { components } from '#generated/openapi.d.ts'
import { toPesos } from '../../lib/money.ts'
import type { Note } from '../../lib/note.ts'
import type { Account } from '../identity/account.ts'
import type { SandboxCore } from '../sandbox-core.ts'
import type { Prize } from './prize.ts'

function credit(sandbox: SandboxCore, account: Account, prize: Prize, note: Note): components['schemas']['Reward'] {
  switch (prize.type) {
    case 'cash':
      sandbox.ledger.post(account, 'reward', prize.amount, note)
      return { type: 'cash', amount: toPesos(prize.amount) }
    case 'point':
      account.bonusPoints += prize.amount
      return { type: 'point', amount: prize.amount }
    case 'energy':
      account.energy += prize.amount
      return { type: 'energy', amount: prize.amount }
    case 'coupon':
      sandbox.coupons.issue(account.uid, prize.terms)
      return { type: 'coupon' }
  }
}

/**
 * Credits prizes to a player and returns them in the wire's form: cash in pesos, a coupon without an amount. Cash is a
 * `reward` in the ledger, with the note. Prizes raise no badge counter.
 */
export function creditPrizes(
  sandbox: SandboxCore,
  account: Account,
  prizes: readonly Prize[],
  note: Note,
): components['schemas']['Reward'][] {
  return prizes.map((prize) => credit(sandbox, account, prize, note))
}
