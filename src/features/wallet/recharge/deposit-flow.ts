import { CODES } from '#generated/http/codes.ts'
import type { PrepareRechargeBody } from '#generated/http/schemas/prepare-recharge-body.ts'
import type { RechargeLaunch } from '#generated/http/schemas/recharge-launch.ts'
import type { RechargeQuote } from '#generated/http/schemas/recharge-quote.ts'
import { type ApiError, toApiError } from '#src/api/api-error.ts'
import { sendOnce } from '../money-call.ts'
import type { OpenIntents } from '../open-intents.ts'
import { type OpenDeposit, settleTime } from './open-deposit.ts'

/**
 * Why a deposit was not made: refused by the call named; `faulty`, prepared otherwise than was asked for; or `busy`, since
 * another tab is making one at this moment.
 */
export type DepositRefusal =
  | { readonly kind: 'refused'; readonly call: 'prepareRecharge' | 'createRecharge'; readonly error: ApiError }
  | { readonly kind: 'faulty' }
  | { readonly kind: 'busy' }

/** It was sent and no verdict came, or an earlier one is still open; only the history tells. */
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
  readonly open: OpenIntents<OpenDeposit>
  /** Keeps the key, so that the page to pay at can be asked for again. */
  readonly rememberKey: (entry: { uid: string; orderNo: string; key: string }) => void
  readonly newKey: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Gives one deposit its number, and says what a coupon adds; no money moves. While an earlier deposit is open nothing
 * is sent; its own fate is the answer. Never rejects.
 */
export async function prepareDeposit(deps: DepositDeps, wish: PrepareRechargeBody): Promise<PrepareOutcome> {
  const earlier = deps.open.read(deps.uid)
  if (earlier) return { kind: 'unknown', orderNo: earlier.orderNo }
  const quote = await deps.prepare(wish).catch(toApiError)
  if (quote instanceof Error) return { kind: 'refused', call: 'prepareRecharge', error: quote }
  if (quote.method !== wish.method || quote.amount !== wish.amount) return { kind: 'faulty' }
  return { kind: 'prepared', quote }
}

/** Makes the deposit that was prepared: at most one POST, as {@link sendOnce} has it. Never rejects. */
export async function makeDeposit(deps: DepositDeps, quote: RechargeQuote): Promise<MakeOutcome> {
  const { uid, open } = deps
  const { orderNo, method, amount, expiresAt } = quote
  // Another tab may have begun while this one waited.
  const other = open.read(uid)
  if (other) return { kind: 'unknown', orderNo: other.orderNo }
  const key = deps.newKey()
  deps.rememberKey({ uid, orderNo, key })
  const outcome = await sendOnce({
    intent: { uid, key, orderNo, method, amount, settleBy: settleTime(expiresAt, deps.now()) },
    open,
    send: () => deps.create({ orderNo, idempotencyKey: key }),
    isOurs: (launch) => launch.orderNo === orderNo,
    isDoubt: ({ code }) => code === CODES.createRecharge.orderAlreadyBuilt.code,
  })
  if (outcome.kind === 'made') return { kind: 'made', launch: outcome.made }
  if (outcome.kind === 'unknown') return { kind: 'unknown', orderNo }
  return { kind: 'refused', call: 'createRecharge', error: outcome.error }
}
