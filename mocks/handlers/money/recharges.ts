import {
  FIRST_DEPOSIT_MIN,
  RECHARGE_AMOUNTS,
  RECHARGE_BANKS,
  RECHARGE_METHODS,
  type RechargeMethodEntry,
} from '../../data/recharge-methods.ts'
import { formatCentavos } from '../../messages/messages.ts'
import type { Account } from '../../sandbox/account.ts'
import { toCentavos, toPesos } from '../../sandbox/money.ts'
import { toInstant } from '../../sandbox/time.ts'
import { RECHARGE, turnoverMultipleOf } from '../../sandbox/recharges.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor, pageOf } from '../paging.ts'

function findMethod(player: Account, code: string): RechargeMethodEntry | undefined {
  return listFor(player, RECHARGE_METHODS).find((method) => method.code === code)
}

function banksOf(player: Account, method: string): readonly { code: string; name: string }[] {
  return listFor(player, RECHARGE_BANKS[method] ?? [])
}

/** The minimum deposit of this player by a method, in centavos. */
function leastOf(player: Account, method: RechargeMethodEntry): number {
  return player.balances.deposited === 0 ? Math.max(method.min, FIRST_DEPOSIT_MIN) : method.min
}

const listRechargeMethods: Handler<'listRechargeMethods'> = ({ player }) =>
  listFor(player, RECHARGE_METHODS).map((method) => ({
    code: method.code,
    name: method.name,
    min: toPesos(leastOf(player, method)),
    max: toPesos(method.max),
  }))

const listRechargeAmounts: Handler<'listRechargeAmounts'> = (call) => {
  const method = findMethod(call.player, call.query.method)
  if (method === undefined) return call.fail('methodUnavailable')
  const min = leastOf(call.player, method)
  const amounts = RECHARGE_AMOUNTS.filter((amount) => amount >= min && amount <= method.max)
  return { list: amounts.map(toPesos), min: toPesos(min), max: toPesos(method.max) }
}

const listRechargeBanks: Handler<'listRechargeBanks'> = (call) => [...banksOf(call.player, call.query.method)]

const prepareRecharge: Handler<'prepareRecharge'> = (call) => {
  const method = findMethod(call.player, call.body.method)
  if (method === undefined) return call.fail('methodUnavailable')
  const amount = toCentavos(call.body.amount)
  const min = leastOf(call.player, method)
  if (amount < min) return call.fail('belowMinimum', { min: formatCentavos(min) })
  if (amount > method.max) return call.fail('aboveMaximum', { max: formatCentavos(method.max) })
  const { bank, couponId } = call.body
  if (bank !== undefined && !banksOf(call.player, method.code).some((one) => one.code === bank))
    return call.fail('bankUnavailable')
  const { coupons, recharges, clock } = call.sandbox
  const coupon = couponId === undefined ? undefined : coupons.find(call.player.uid, couponId)
  if (couponId !== undefined && (coupon === undefined || coupons.bonusOf(coupon, amount) === undefined))
    return call.fail('couponUnusable')
  const order = recharges.quote(call.player.uid, method.code, amount, clock.now(), coupon)
  return {
    orderNo: order.orderNo,
    method: order.method,
    amount: toPesos(order.amount),
    bonus: toPesos(order.bonus),
    turnoverMultiple: turnoverMultipleOf(order),
    expiresAt: toInstant(order.expiresAt),
  }
}

const createRecharge: Handler<'createRecharge'> = (call) => {
  const order = call.sandbox.recharges.get(call.body.orderNo)
  if (order === undefined || order.uid !== call.player.uid) return call.fail('orderExpired')
  if (order.status !== undefined) return call.fail('orderAlreadyBuilt')
  if (order.expiresAt <= call.sandbox.clock.now()) return call.fail('orderExpired')
  if (order.coupon !== undefined && call.sandbox.coupons.stateOf(order.coupon) !== 'usable')
    return call.fail('couponUnusable')
  call.sandbox.recharges.build(order, call.origins.app)
  const openMode = findMethod(call.player, order.method)?.openMode ?? 'frame'
  return { orderNo: order.orderNo, payUrl: `${call.origins.demo}/demo/pay?token=${order.payToken}`, openMode }
}

const listRecharges: Handler<'listRecharges'> = (call) => {
  const { orderNo, status } = call.query
  const orders = listFor(call.player, call.sandbox.recharges.of(call.player.uid)).filter(
    (order) =>
      (orderNo === undefined || order.orderNo === orderNo) && (status === undefined || order.status === status),
  )
  return pageOf(orders, call.query, (order) => ({
    orderNo: order.orderNo,
    method: order.method,
    amount: toPesos(order.amount),
    bonus: toPesos(order.bonus),
    status: order.status ?? RECHARGE.pending,
    createdAt: toInstant(order.createdAt),
    updatedAt: toInstant(order.updatedAt),
  }))
}

/** The deposit flow: method → bank and amount → prepare → create → history. */
export const rechargeHandlers = {
  listRechargeMethods,
  listRechargeBanks,
  listRechargeAmounts,
  prepareRecharge,
  createRecharge,
  listRecharges,
} satisfies Handlers
