import {
  FIRST_DEPOSIT_MIN,
  RECHARGE_AMOUNTS,
  RECHARGE_METHODS,
  type RechargeMethodEntry,
} from '../../data/recharge-methods.ts'
import { formatCentavos } from '../../messages/messages.ts'
import type { Account } from '../../world/account.ts'
import { toCentavos, toPesos } from '../../world/money.ts'
import { toInstant } from '../../world/time.ts'
import { RECHARGE } from '../../world/recharges.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor, pageOf } from '../paging.ts'

function findMethod(player: Account, code: string): RechargeMethodEntry | undefined {
  return listFor(player, RECHARGE_METHODS).find((method) => method.code === code)
}

/** The least that this player may pay in by a method, in centavos. */
function leastOf(player: Account, method: RechargeMethodEntry): number {
  return player.purse.deposited === 0 ? Math.max(method.min, FIRST_DEPOSIT_MIN) : method.min
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
  if (method === undefined) return call.badInput('method')
  const min = leastOf(call.player, method)
  const amounts = RECHARGE_AMOUNTS.filter((amount) => amount >= min && amount <= method.max)
  return { list: amounts.map(toPesos), min: toPesos(min), max: toPesos(method.max) }
}

const prepareRecharge: Handler<'prepareRecharge'> = (call) => {
  const method = findMethod(call.player, call.body.method)
  if (method === undefined) return call.fail('methodUnavailable')
  const amount = toCentavos(call.body.amount)
  const min = leastOf(call.player, method)
  if (amount < min) return call.fail('belowMinimum', { min: formatCentavos(min) })
  if (amount > method.max) return call.fail('aboveMaximum', { max: formatCentavos(method.max) })
  const order = call.world.recharges.quote(call.player.uid, method.code, amount)
  return {
    orderNo: order.orderNo,
    method: order.method,
    amount: toPesos(order.amount),
    expiresAt: toInstant(order.expiresAt),
  }
}

const createRecharge: Handler<'createRecharge'> = (call) => {
  const order = call.world.recharges.get(call.body.orderNo)
  if (order === undefined || order.uid !== call.player.uid) return call.fail('orderExpired')
  if (order.status !== undefined) return call.fail('orderAlreadyBuilt')
  if (order.expiresAt <= call.world.clock.now()) return call.fail('orderExpired')
  call.world.recharges.build(order, call.origins.app)
  const openMode = findMethod(call.player, order.method)?.openMode ?? 'frame'
  return { orderNo: order.orderNo, payUrl: `${call.origins.demo}/demo/pay?token=${order.payToken}`, openMode }
}

const listRecharges: Handler<'listRecharges'> = (call) => {
  const { orderNo, status } = call.query
  const orders = listFor(call.player, call.world.recharges.of(call.player.uid)).filter(
    (order) =>
      (orderNo === undefined || order.orderNo === orderNo) && (status === undefined || order.status === status),
  )
  return pageOf(orders, call.query, (order) => ({
    orderNo: order.orderNo,
    method: order.method,
    amount: toPesos(order.amount),
    status: order.status ?? RECHARGE.pending,
    createdAt: toInstant(order.createdAt),
    updatedAt: toInstant(order.updatedAt),
  }))
}

/** Paying in: method → amount → prepare → create → history. */
export const rechargeHandlers = {
  listRechargeMethods,
  listRechargeAmounts,
  prepareRecharge,
  createRecharge,
  listRecharges,
} satisfies Handlers
