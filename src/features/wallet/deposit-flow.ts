import { CODES } from '#generated/http/codes.ts'
import type { PrepareRechargeBody } from '#generated/http/schemas/prepare-recharge-body.ts'
import type { RechargeLaunch } from '#generated/http/schemas/recharge-launch.ts'
import type { RechargeQuote } from '#generated/http/schemas/recharge-quote.ts'
import { type ApiError, toApiError } from '#src/api/api-error.ts'
import { type OpenDeposits, settleTime } from './open-deposit.ts'

/**
 * How an attempt to deposit ended:
 * - `made`: the order exists and may be paid.
 * - `unknown`: it was sent and no verdict came; only the history tells.
 * - `refused`: it was not made, for the reason given.
 * - `faulty`: the server prepared something else than was asked for; nothing was made.
 */
export type DepositOutcome =
  | { readonly kind: 'made'; readonly launch: RechargeLaunch }
  | { readonly kind: 'unknown'; readonly orderNo: string }
  | { readonly kind: 'refused'; readonly call: 'prepareRecharge' | 'createRecharge'; readonly error: ApiError }
  | { readonly kind: 'faulty' }

export interface DepositDeps {
  readonly uid: string
  readonly prepare: (body: PrepareRechargeBody) => Promise<RechargeQuote>
  readonly create: (order: { orderNo: string; idempotencyKey: string }) => Promise<RechargeLaunch>
  readonly open: OpenDeposits
  readonly newKey: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Prepares and makes one deposit: at most one POST of each, whatever comes back. The order is remembered before it is
 * sent, so that a reload at any moment finds it again, and forgotten here only when the server has said no.
 * While an earlier deposit is open nothing is sent; its own fate is the answer. Never rejects.
 */
export async function deposit(deps: DepositDeps, intent: PrepareRechargeBody): Promise<DepositOutcome> {
  const { uid, open, now } = deps
  const earlier = open.read(uid)
  if (earlier) return { kind: 'unknown', orderNo: earlier.orderNo }

  const quote = await deps.prepare(intent).catch(toApiError)
  if (quote instanceof Error) return { kind: 'refused', call: 'prepareRecharge', error: quote }
  const { orderNo, method, amount, expiresAt } = quote
  if (method !== intent.method || amount !== intent.amount) return { kind: 'faulty' }

  // Another tab may have begun while this one waited.
  const other = open.read(uid)
  if (other) return { kind: 'unknown', orderNo: other.orderNo }
  open.remember({ uid, orderNo, method, amount, settleBy: settleTime(expiresAt, now()) })

  const launch = await deps.create({ orderNo, idempotencyKey: deps.newKey() }).catch(toApiError)
  if (!(launch instanceof Error)) {
    return launch.orderNo === orderNo ? { kind: 'made', launch } : { kind: 'unknown', orderNo }
  }
  if (!isRefusal(launch)) return { kind: 'unknown', orderNo }
  open.forget(orderNo)
  return { kind: 'refused', call: 'createRecharge', error: launch }
}

/** Whether the server, or the missing network, has surely kept the order from being made. Doubt is no refusal. */
function isRefusal(error: ApiError): boolean {
  if (error.code === CODES.createRecharge.orderAlreadyBuilt.code) return false
  return !error.isOutcomeUnknown && error.kind !== 'aborted' && error.kind !== 'unexpected'
}
