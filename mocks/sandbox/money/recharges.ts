import { randomUUID } from 'node:crypto'
import { RECHARGE_METHODS, type RechargeMethodEntry } from '../../data/recharge-methods.ts'
import { BoundedMap } from '../../lib/bounded-map.ts'
import { requireTurnover, TURNOVER_MULTIPLE, toPesos } from '../../lib/money.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import type { Language } from '../../messages/language.ts'
import { formatCentavos } from '../../messages/messages.ts'
import type { Account } from '../identity/account.ts'
import type { SandboxCore } from '../sandbox-core.ts'
import type { Coupon } from './coupons.ts'
import { createOrderNumbers } from './order-number.ts'

/** Deposit status. */
export const RECHARGE = { pending: 0, success: 1, failed: 2, timeout: 3 } as const
export type RechargeStatus = (typeof RECHARGE)[keyof typeof RECHARGE]

/** A deposit. Without a status it is prepared but not created. */
export interface RechargeOrder {
  orderNo: string
  uid: string
  method: string
  /** Centavos. */
  amount: number
  /** The coupon that adds a bonus, if any. */
  coupon: Coupon | undefined
  /** Centavos, credited together with the deposit. */
  bonus: number
  status: RechargeStatus | undefined
  /** Why it has failed, if it is known. */
  failReason: 'cancelled' | undefined
  createdAt: number
  updatedAt: number
  expiresAt: number
  /** The token in the pay page's address; valid until the deposit is final. */
  payToken: string | undefined
  /** The key of the pay page's requests. */
  payKey: string | undefined
  /** The origin of the app that created it; only its pages may frame the pay page. */
  appOrigin: string
  /** The language of the pay page. */
  language: Language
}

/** How long a prepared deposit, and then a payment, is valid. */
const RECHARGE_LIFETIME_MS = 15 * MINUTE_MS
/** Sentinels in centavos: a confirmed 404.00 fails, a confirmed 408.00 times out. */
const SENTINELS = new Map<number, RechargeStatus>([
  [40_400, RECHARGE.failed],
  [40_800, RECHARGE.timeout],
])
/** Sentinels in centavos: deposits that succeed by themselves without the pay page, and their delay. */
const SELF_PAID_AMOUNTS: readonly number[] = [10_001, 50_001]
const SELF_PAID_MS = MINUTE_MS
const MAX_ORDERS = 20_000

export class Recharges {
  readonly #sandbox: SandboxCore
  readonly #orders = new BoundedMap<RechargeOrder>(MAX_ORDERS)
  readonly #orderNo = createOrderNumbers('D')

  constructor(sandbox: SandboxCore) {
    this.#sandbox = sandbox
  }

  /**
   * Prepares a deposit: only a number that is valid for 15 minutes. The caller has checked that the coupon is usable
   * for it.
   */
  quote(uid: string, method: string, amount: number, at = this.#sandbox.clock.now(), coupon?: Coupon): RechargeOrder {
    const orderNo = this.#orderNo(at)
    const bonus = coupon === undefined ? 0 : (this.#sandbox.coupons.getBonus(coupon, amount, at) ?? 0)
    const order: RechargeOrder = {
      orderNo,
      uid,
      method,
      amount,
      coupon,
      bonus,
      status: undefined,
      failReason: undefined,
      createdAt: at,
      updatedAt: at,
      expiresAt: at + RECHARGE_LIFETIME_MS,
      payToken: undefined,
      payKey: undefined,
      appOrigin: '',
      language: 'en-US',
    }
    this.#orders.set(orderNo, order)
    return order
  }

  get(orderNo: string): RechargeOrder | undefined {
    return this.#orders.get(orderNo)
  }

  /** A player's deposits, newest first. */
  of(uid: string): RechargeOrder[] {
    const newestFirst = (a: RechargeOrder, b: RechargeOrder): number =>
      b.createdAt - a.createdAt || b.orderNo.localeCompare(a.orderNo)
    return this.#orders
      .values()
      .filter((order) => order.uid === uid && order.status !== undefined)
      .toSorted(newestFirst)
  }

  all(): RechargeOrder[] {
    return this.#orders.values()
  }

  /** Creates a prepared deposit: pending, with a timeout of 15 minutes. It uses its coupon from now on. */
  build(order: RechargeOrder, appOrigin: string, language: Language): void {
    const now = this.#sandbox.clock.now()
    Object.assign(order, {
      appOrigin,
      language,
      status: RECHARGE.pending,
      createdAt: now,
      updatedAt: now,
      expiresAt: now + RECHARGE_LIFETIME_MS,
    })
    order.payToken = `${this.#sandbox.id}.${randomUUID()}`
    order.payKey = `${this.#sandbox.id}.${randomUUID()}`
    if (order.coupon !== undefined) order.coupon.orderNo = order.orderNo
    if (SELF_PAID_AMOUNTS.includes(order.amount))
      this.#sandbox.clock.at(now + SELF_PAID_MS, () => this.settle(order, RECHARGE.success))
    this.#sandbox.clock.at(order.expiresAt, () => this.settle(order, RECHARGE.timeout))
  }

  byPayToken(token: string): RechargeOrder | undefined {
    return this.#orders.values().find((order) => order.payToken !== undefined && order.payToken === token)
  }

  byPayKey(payKey: string): RechargeOrder | undefined {
    return this.#orders.values().find((order) => order.payKey !== undefined && order.payKey === payKey)
  }

  /** The player has paid: success, or the effect of a sentinel amount. */
  confirm(order: RechargeOrder): void {
    this.settle(order, SENTINELS.get(order.amount) ?? RECHARGE.success)
  }

  /** The player gives the payment up. */
  cancel(order: RechargeOrder): void {
    if (order.status === RECHARGE.pending) order.failReason = 'cancelled'
    this.settle(order, RECHARGE.failed)
  }

  /** Ends a pending deposit; a final one does not change, but one that pays itself succeeds after it was cancelled. */
  settle(order: RechargeOrder, status: RechargeStatus): void {
    const isRevived = order.failReason === 'cancelled' && status === RECHARGE.success
    if (order.status !== RECHARGE.pending && !isRevived) return
    if (isRevived) revive(order)
    order.status = status
    order.updatedAt = this.#sandbox.clock.now()
    const account = this.#sandbox.accounts.byUid(order.uid)
    if (status === RECHARGE.success && account !== undefined) this.#credit(account, order)
    else if (order.coupon !== undefined) order.coupon.orderNo = undefined
  }

  #credit(account: Account, order: RechargeOrder): void {
    const { balances } = account
    const { ledger } = this.#sandbox
    const first = balances.deposited === 0
    ledger.post(account, 'deposit', order.amount, getNote(order), { orderNo: order.orderNo })
    if (order.coupon !== undefined)
      ledger.post(account, 'bonus', order.bonus, order.coupon.terms.name, { orderNo: order.orderNo })
    balances.deposited += order.amount
    requireTurnover(balances, order.amount + order.bonus, getTurnoverMultiple(order))
    if (first) account.conversions.push({ event: 'Purchase', amount: toPesos(order.amount), currency: 'PHP' })
    const values = { amount: formatCentavos(order.amount), bonus: formatCentavos(order.bonus), orderNo: order.orderNo }
    this.#sandbox.sendLetter(account, order.bonus === 0 ? 'recharged' : 'rechargedWithBonus', values)
    this.#sandbox.events.emit('deposited', account, order.amount)
  }
}

/** A cancelled deposit was paid after all; it has its coupon again, unless another deposit has used that since. */
function revive(order: RechargeOrder): void {
  order.failReason = undefined
  if (order.coupon === undefined) return
  if (order.coupon.orderNo === undefined) order.coupon.orderNo = order.orderNo
  else Object.assign(order, { coupon: undefined, bonus: 0 })
}

/** How many times deposit and bonus must be turned over before a withdrawal. */
export function getTurnoverMultiple(order: RechargeOrder): number {
  return order.coupon?.terms.turnoverMultiple ?? findMethod(order)?.turnoverMultiple ?? TURNOVER_MULTIPLE
}

function findMethod({ method }: RechargeOrder): RechargeMethodEntry | undefined {
  return RECHARGE_METHODS.find((one) => one.code === method)
}

/** The ledger's note for a deposit. */
export function getNote(order: RechargeOrder): string {
  return `${findMethod(order)?.name ?? order.method} · ${order.orderNo}`
}
