import type { Withdrawal } from '#generated/http/schemas/withdrawal.ts'
import { type ApiError, toApiError } from '#src/api/api-error.ts'
import { type HistoryPage, type HistoryVerdict, judgeHistory, matchOrder } from '../match-order.ts'
import type { WithdrawalRead } from '../orders.queries.ts'
import { knownOrders, type PendingIntents, SETTLE_MS } from '../pending-intents.ts'
import { type MoneyOutcome, sendOnce } from '../send-once.ts'
import type { PendingWithdrawal } from './pending-withdrawal.ts'

/** What the player has confirmed. `passwordHash` is sent and kept nowhere. */
export interface WithdrawalRequest {
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
  readonly newest: () => Promise<HistoryPage<WithdrawalRead>>
  readonly create: (order: { amount: number; passwordHash: string; idempotencyKey: string }) => Promise<Withdrawal>
  readonly intents: PendingIntents<PendingWithdrawal>
  readonly newKey: () => string
  readonly onStorageFull?: () => void
}

/** As {@link MoneyOutcome}; `unread`: the history could not be read first, so nothing was sent. */
export type WithdrawOutcome = MoneyOutcome<Withdrawal> | { readonly kind: 'unread'; readonly error: ApiError }

/**
 * Withdraws once, as {@link sendOnce} has it. The history is read before, since a withdrawal has no number until the
 * server makes it: what is new afterwards is this one. The same request as one that was not found keeps its key; if
 * that one has come up since, nothing is sent. Never rejects.
 */
export async function withdraw(deps: WithdrawDeps, request: WithdrawalRequest): Promise<WithdrawOutcome> {
  const { uid, intents } = deps
  if (intents.pending(uid)) return { kind: 'unknown' }
  const page = await deps.newest().catch(toApiError)
  if (page instanceof Error) return { kind: 'unread', error: page }
  const kept = intents.kept(uid)
  const same = kept.find((intent) => intent.orderNo === undefined && isSame(intent, request))
  const late = same && matchOrder(page.list, same, isAsAsked(same), false)
  if (late) {
    intents.forget(same.key)
    return { kind: 'already', made: late }
  }
  const { amount, bank, account, passwordHash } = request
  const intent: PendingWithdrawal = same ?? {
    ...{ uid, key: deps.newKey(), phase: 'unknown', keyAt: null, sentAt: null, waitMs: SETTLE_MS },
    ...knownOrders(
      page,
      kept.map(({ orderNo }) => orderNo),
    ),
    ...{ amount, bank, account },
  }
  const seen = page.list.map(({ orderNo }) => orderNo)
  return send(deps, intent, passwordHash, { isRepeat: same !== undefined, seen })
}

/** Sends a pending withdrawal again with its key, by the player's explicit choice. Never rejects. */
export function repeatWithdrawal(
  deps: WithdrawDeps,
  intent: PendingWithdrawal,
  passwordHash: string,
): Promise<WithdrawOutcome> {
  return send(deps, intent, passwordHash, { isRepeat: true, seen: [] })
}

/**
 * What the newest withdrawals say of a pending one, as {@link judgeHistory} has it.
 *
 * @param kept requests that were not found before: what comes up as one of them was asked for is not this one
 */
export function judgeWithdrawal(
  page: HistoryPage<WithdrawalRead>,
  intent: PendingWithdrawal,
  waitedMs: number,
  kept: readonly PendingWithdrawal[] = [],
): HistoryVerdict<WithdrawalRead> {
  const isOurs = isAsAsked(intent)
  const isAnother = (order: WithdrawalRead) => !isOurs(order) && kept.some((other) => isAsAsked(other)(order))
  return judgeHistory({ ...page, list: page.list.filter((order) => !isAnother(order)) }, intent, isOurs, waitedMs)
}

function send(
  { create, intents, onStorageFull }: WithdrawDeps,
  intent: PendingWithdrawal,
  passwordHash: string,
  repeat: { readonly isRepeat: boolean; readonly seen: readonly string[] },
): Promise<MoneyOutcome<Withdrawal>> {
  const { amount, bank, known } = intent
  return sendOnce({
    ...repeat,
    operation: 'createWithdrawal',
    intent,
    intents,
    send: (idempotencyKey) => create({ amount, passwordHash, idempotencyKey }),
    isOurs: (made) => made.amount === amount && made.bank === bank && !known.includes(made.orderNo),
    orderNoOf: ({ orderNo }) => orderNo,
    onStorageFull,
  })
}

function isSame(intent: PendingWithdrawal, { amount, bank, account }: WithdrawalRequest): boolean {
  return intent.amount === amount && intent.bank === bank && intent.account === account
}

function isAsAsked(intent: PendingWithdrawal) {
  return ({ amount, bank }: WithdrawalRead) => amount === intent.amount && bank === intent.bank
}
