import {
  FIRST_DEPOSIT_MIN,
  RECHARGE_AMOUNTS,
  RECHARGE_BANKS,
  RECHARGE_METHODS,
  type RechargeMethodEntry,
} from '../../data/recharge-methods.ts'
import { toCentavos, toPesos } from '../../lib/money.ts'
import { toInstant } from '../../lib/time.ts'
import { formatCentavos } from '../../messages/messages.ts'
import type { Account } from '../../sandbox/identity/account.ts'
import { RECHARGE, getTurnoverMultiple } from '../../sandbox/money/recharges.ts'
import { isWithinDays } from '../day-range.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor, toPage } from '../paging.ts'
import { describeLimit } from '../responsible/describe-limit.ts'

function findMethod(player: Account, code: string): RechargeMethodEntry | undefined {
  return listFor(player, RECHARGE_METHODS).find((method) => method.code === code)
}

function listBanks(player: Account, method: string): readonly { code: string; name: string }[] {
  return listFor(player, RECHARGE_BANKS[method] ?? [])
}

/** The minimum deposit of this player by a method, in centavos. */
function getMinimum(player: Account, method: RechargeMethodEntry): number {
  return player.balances.deposited === 0 ? Math.max(method.min, FIRST_DEPOSIT_MIN) : method.min
}

const listRechargeMethods: Handler<'listRechargeMethods'> = ({ player }) =>
  listFor(player, RECHARGE_METHODS).map((method) => ({
    code: method.code,
    name: method.name,
    min: toPesos(getMinimum(player, method)),
    max: toPesos(method.max),
    fee: toPesos(method.fee),
    arrivalMinutes: method.arrivalMinutes,
    ...(method.turnoverMultiple !== undefined && { turnoverMultiple: method.turnoverMultiple }),
  }))

const listRechargeAmounts: Handler<'listRechargeAmounts'> = (request) => {
  const method = findMethod(request.player, request.query.method)
  if (method === undefined) return request.fail('methodUnavailable')
  const min = getMinimum(request.player, method)
  const amounts = RECHARGE_AMOUNTS.filter((amount) => amount >= min && amount <= method.max)
  return { list: amounts.map(toPesos), min: toPesos(min), max: toPesos(method.max) }
}

const listRechargeBanks: Handler<'listRechargeBanks'> = (request) => [
  ...listBanks(request.player, request.query.method),
]

const prepareRecharge: Handler<'prepareRecharge'> = (request) => {
  const { limits, pauses } = request.sandbox.responsible
  if (pauses.isPaused(request.player)) return request.fail('playPaused')
  const method = findMethod(request.player, request.body.method)
  if (method === undefined) return request.fail('methodUnavailable')
  const amount = toCentavos(request.body.amount)
  const min = getMinimum(request.player, method)
  if (amount < min) return request.fail('belowMinimum', { min: formatCentavos(min) })
  if (amount > method.max) return request.fail('aboveMaximum', { max: formatCentavos(method.max) })
  const { bank, couponId } = request.body
  if (bank !== undefined && !listBanks(request.player, method.code).some((one) => one.code === bank))
    return request.fail('bankUnavailable')
  const { coupons, recharges, clock } = request.sandbox
  const coupon = couponId === undefined ? undefined : coupons.find(request.player.uid, couponId)
  if (couponId !== undefined && (coupon === undefined || coupons.getBonus(coupon, amount) === undefined))
    return request.fail('couponUnusable')
  const short = limits.findShort(request.player, { deposit: amount })
  if (short !== undefined) return request.fail('limitReached', describeLimit(short, request.language))
  const order = recharges.quote(request.player.uid, method.code, amount, clock.now(), coupon)
  return {
    orderNo: order.orderNo,
    method: order.method,
    amount: toPesos(order.amount),
    bonus: toPesos(order.bonus),
    turnoverMultiple: getTurnoverMultiple(order),
    wageringAdded: toPesos((order.amount + order.bonus) * getTurnoverMultiple(order)),
    fee: toPesos(method.fee),
    expiresAt: toInstant(order.expiresAt),
  }
}

const createRecharge: Handler<'createRecharge'> = (request) => {
  const order = request.sandbox.recharges.get(request.body.orderNo)
  if (order === undefined || order.uid !== request.player.uid) return request.fail('orderExpired')
  if (order.status !== undefined) return request.fail('orderAlreadyBuilt')
  if (order.expiresAt <= request.sandbox.clock.now()) return request.fail('orderExpired')
  if (order.coupon !== undefined && request.sandbox.coupons.getState(order.coupon) !== 'usable')
    return request.fail('couponUnusable')
  const { limits, pauses } = request.sandbox.responsible
  if (pauses.isPaused(request.player)) return request.fail(request.knows('playPaused') ? 'playPaused' : 'orderExpired')
  const short = limits.findShort(request.player, { deposit: order.amount })
  if (short !== undefined && !request.knows('limitReached')) return request.fail('orderExpired')
  if (short !== undefined) return request.fail('limitReached', describeLimit(short, request.language))
  request.sandbox.recharges.build(order, request.origins.app, request.language)
  limits.checkReached(request.player)
  const openMode = findMethod(request.player, order.method)?.openMode ?? 'frame'
  return { orderNo: order.orderNo, payUrl: `${request.origins.demo}/demo/pay?token=${order.payToken}`, openMode }
}

const listRecharges: Handler<'listRecharges'> = (request) => {
  const { orderNo, status } = request.query
  const orders = listFor(request.player, request.sandbox.recharges.of(request.player.uid)).filter(
    (order) =>
      (orderNo === undefined || order.orderNo === orderNo) &&
      (status === undefined || order.status === status) &&
      isWithinDays(order.createdAt, request.query),
  )
  return toPage(orders, request.query, (order) => ({
    orderNo: order.orderNo,
    method: order.method,
    amount: toPesos(order.amount),
    bonus: toPesos(order.bonus),
    status: order.status ?? RECHARGE.pending,
    ...(order.failReason !== undefined && { failReason: order.failReason }),
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
