import type { Withdrawal } from '#generated/http/schemas/withdrawal.ts'
import { type ApiError, toApiError } from '#src/api/api-error.ts'
import { findOrder } from '../find-order.ts'
import { type MoneyOutcome, sendOnce } from '../money-call.ts'
import type { OpenIntents } from '../open-intents.ts'
import type { WithdrawalRead } from '../orders.queries.ts'
import { numberWithdrawal, type OpenWithdrawal, SETTLE_MS } from './open-withdrawal.ts'

/** What the player has confirmed. `passwordHash` is sent and kept nowhere. */
export interface WithdrawalWish {
  /** Pesos. */
  readonly amount: number
  readonly bank: string
  /** As the server masks it. */
  readonly account: string
  readonly passwordHash: string
}

export interface WithdrawDeps {
  readonly uid: string
  /** The newest withdrawals, newest first. */
  readonly newest: () => Promise<readonly WithdrawalRead[]>
  readonly create: (order: { amount: number; passwordHash: string; idempotencyKey: string }) => Promise<Withdrawal>
  readonly open: OpenIntents<OpenWithdrawal>
  readonly newKey: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** As {@link MoneyOutcome}; `unread`: the history could not be read first, so nothing was sent. */
export type WithdrawOutcome = MoneyOutcome<Withdrawal> | { readonly kind: 'unread'; readonly error: ApiError }

/**
 * Withdraws once, as {@link sendOnce} has it. The history is read before, since an order that is sent has no number
 * yet: what is new in it afterwards is this one. One that was made stays open, now with its number, until the history has
 * it. Never rejects.
 */
export async function withdraw(deps: WithdrawDeps, wish: WithdrawalWish): Promise<WithdrawOutcome> {
  const { uid, open } = deps
  if (open.read(uid)) return { kind: 'unknown' }
  const known = await deps.newest().catch(toApiError)
  if (known instanceof Error) return { kind: 'unread', error: known }
  const { amount, bank, account, passwordHash } = wish
  const key = deps.newKey()
  const before = known[0]?.orderNo ?? null
  const intent = { uid, key, amount, bank, account, before, settleBy: deps.now() + SETTLE_MS }
  const outcome = await sendOnce({
    intent,
    open,
    send: () => deps.create({ amount, passwordHash, idempotencyKey: key }),
    isOurs: (made) => made.amount === amount && made.bank === bank,
  })
  if (outcome.kind === 'made') numberWithdrawal(open, intent, outcome.made.orderNo)
  return outcome
}

/** The withdrawal that an open intent became, as {@link findOrder} has it: of the same amount, to the same bank. */
export function findWithdrawal(
  list: readonly WithdrawalRead[],
  intent: OpenWithdrawal,
  readAt: number,
): WithdrawalRead | undefined {
  return findOrder(list, intent, ({ amount, bank }) => amount === intent.amount && bank === intent.bank, readAt)
}
