import type { PrepareRechargeBody } from '#generated/http/schemas/prepare-recharge-body.ts'
import type { RechargeLaunch } from '#generated/http/schemas/recharge-launch.ts'
import type { RechargeQuote } from '#generated/http/schemas/recharge-quote.ts'
import { type ApiError, toApiError } from '#src/api/api-error.ts'
import type { PendingIntents } from '../pending-intents.ts'
import { sendOnce } from '../send-once.ts'
import { type PendingDeposit, settleTime } from './pending-deposit.ts'

/**
 * Why a deposit was not made: refused by the call named; `faulty`, prepared otherwise than was asked for; or `busy`, since
 * another tab is making one at this moment.
 */
export type DepositRefusal =
  | { readonly kind: 'refused'; readonly call: 'prepareRecharge' | 'createRecharge'; readonly error: ApiError }
  | { readonly kind: 'faulty' }
  | { readonly kind: 'busy' }

/** It was sent and has no verdict, or an earlier one is pending; only the history or a repeat tells. */
export interface DepositUnknown {
  readonly kind: 'unknown'
  readonly orderNo: string
}

export type PrepareOutcome =
  | { readonly kind: 'prepared'; readonly quote: RechargeQuote }
  | DepositUnknown
  | DepositRefusal
export type MakeOutcome = { readonly kind: 'made'; readonly launch: RechargeLaunch } | DepositUnknown | DepositRefusal

export interface DepositDeps {
  readonly uid: string
  readonly prepare: (body: PrepareRechargeBody) => Promise<RechargeQuote>
  readonly create: (order: { orderNo: string; idempotencyKey: string }) => Promise<RechargeLaunch>
  readonly intents: PendingIntents<PendingDeposit>
  readonly newKey: () => string
  /** The server's clock in milliseconds since 1970, or null. */
  readonly serverNow: () => number | null
  readonly onStorageFull?: () => void
}

type RepeatDeps = Pick<DepositDeps, 'uid' | 'create' | 'intents' | 'onStorageFull'>

/**
 * Gives one deposit its number, and says what a coupon adds; no money moves. While an earlier deposit is pending nothing
 * is sent; its own fate is the answer. Never rejects.
 */
export async function prepareDeposit(deps: DepositDeps, body: PrepareRechargeBody): Promise<PrepareOutcome> {
  const earlier = deps.intents.pending(deps.uid)
  if (earlier) return { kind: 'unknown', orderNo: earlier.orderNo }
  const quote = await deps.prepare(body).catch(toApiError)
  if (quote instanceof Error) return { kind: 'refused', call: 'prepareRecharge', error: quote }
  if (quote.method !== body.method || quote.amount !== body.amount) return { kind: 'faulty' }
  return { kind: 'prepared', quote }
}

/** Makes the deposit that was prepared: at most one POST, as {@link sendOnce} has it. Never rejects. */
export async function makeDeposit(deps: DepositDeps, quote: RechargeQuote): Promise<MakeOutcome> {
  const { uid } = deps
  // Another tab may have begun while this one waited.
  const other = deps.intents.pending(uid)
  if (other) return { kind: 'unknown', orderNo: other.orderNo }
  const { orderNo, method, amount, expiresAt } = quote
  const waitMs = settleTime(expiresAt, deps.serverNow())
  const fresh = { uid, key: deps.newKey(), phase: 'unknown', keyAt: null, sentAt: null, waitMs } as const
  return send(deps, { ...fresh, orderNo, method, amount }, false)
}

/**
 * Asks again for the same order with the same key, by the player's tap: makes it if it was not made yet, and answers
 * where it is paid either way. Never rejects.
 */
export function repeatDeposit(deps: RepeatDeps, intent: PendingDeposit): Promise<MakeOutcome> {
  return send(deps, intent, true)
}

async function send(
  { create, intents, onStorageFull }: RepeatDeps,
  intent: PendingDeposit,
  isRepeat: boolean,
): Promise<MakeOutcome> {
  const { orderNo } = intent
  const outcome = await sendOnce({
    operation: 'createRecharge',
    isRepeat,
    intent,
    intents,
    send: (idempotencyKey) => create({ orderNo, idempotencyKey }),
    isOurs: (launch) => launch.orderNo === orderNo,
    orderNoOf: () => orderNo,
    onStorageFull,
  })
  if (outcome.kind === 'refused') return { kind: 'refused', call: 'createRecharge', error: outcome.error }
  return outcome.kind === 'unknown' ? { kind: 'unknown', orderNo } : { kind: 'made', launch: outcome.made }
}
