import { RECHARGE_METHODS } from '../data/recharge-methods.ts'
import type { MockAnswer } from '../http/call-context.ts'
import type { Json } from '../http/document.ts'
import { messagesOf } from '../messages/messages.ts'
import { renderPayPage } from '../pages/pay-page.ts'
import { toPesos } from '../world/money.ts'
import { RECHARGE } from '../world/recharges.ts'
import { toInstant } from '../world/time.ts'
import type { Worlds } from '../world/worlds.ts'
import { endedPaymentPage, explainedPage } from './explained-page.ts'
import { pageAnswer, readLook } from './page-answer.ts'

/** `GET /demo/pay?token=`: returns the wallet's page until the deposit is final. */
export async function openPayPage(worlds: Worlds, search: URLSearchParams): Promise<MockAnswer> {
  const look = readLook(search)
  const token = search.get('token') ?? ''
  const world = worlds.ofToken(token)
  world?.clock.runDue()
  const order = world?.recharges.byPayToken(token)
  if (order?.payKey === undefined) return explainedPage(look)
  order.language = look.lang
  if (order.status !== RECHARGE.pending) return endedPaymentPage(look, order)
  const page = {
    ...look,
    methodName: RECHARGE_METHODS.find((one) => one.code === order.method)?.name ?? order.method,
    amount: toPesos(order.amount),
    orderNo: order.orderNo,
    payKey: order.payKey,
    expiresAt: toInstant(order.expiresAt),
  }
  return pageAnswer((nonce) => renderPayPage({ ...page, nonce }), order.appOrigin)
}

/**
 * `POST /demo/pay/confirm|cancel {payKey}`: the player pays or cancels. Returns `{success, orderNo, status}`; success
 * means that the deposit ended as requested. A final deposit does not change.
 */
export function endPayment(worlds: Worlds, { payKey }: Json, action: 'confirm' | 'cancel'): MockAnswer {
  const world = typeof payKey === 'string' ? worlds.ofToken(payKey) : undefined
  const order = typeof payKey === 'string' ? world?.recharges.byPayKey(payKey) : undefined
  if (world === undefined || order === undefined) {
    return { status: 404, headers: {}, body: { success: false, msg: messagesOf('en-US').demo.paymentUnknown } }
  }
  world.clock.runDue()
  if (action === 'confirm') world.recharges.confirm(order)
  else world.recharges.settle(order, RECHARGE.failed)
  const wanted = action === 'confirm' ? RECHARGE.success : RECHARGE.failed
  const success = order.status === wanted
  const { demo } = messagesOf(order.language)
  const msg = {
    [RECHARGE.timeout]: demo.paymentTimedOut,
    [RECHARGE.success]: demo.paidPage.title,
  }[Number(order.status)]
  return {
    status: 200,
    headers: {},
    body: {
      success,
      orderNo: order.orderNo,
      status: order.status,
      ...(success ? {} : { msg: msg ?? demo.paymentRefused }),
    },
  }
}
