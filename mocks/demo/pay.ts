import { RECHARGE_METHODS } from '../data/recharge-methods.ts'
import type { MockResponse } from '../http/request-context.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { toPesos } from '../lib/money.ts'
import { toInstant } from '../lib/time.ts'
import { getMessages } from '../messages/messages.ts'
import { PAY_PAGE_TEXTS } from '../pages/pay-page-texts.ts'
import { renderPayPage } from '../pages/pay-page.ts'
import { RECHARGE } from '../sandbox/money/recharges.ts'
import type { Sandboxes } from '../sandbox/sandboxes.ts'
import { endedPaymentPage, explainedPage } from './explained-page.ts'
import { type PageLook, pageResponse, readLook, type TabLook } from './page-response.ts'

/** `GET /demo/pay?token=`: returns the wallet's page until the deposit is final. */
export async function openPayPage(sandboxes: Sandboxes, search: URLSearchParams): Promise<MockResponse> {
  const given = readLook(search)
  const token = search.get('token') ?? ''
  const sandbox = sandboxes.ofToken(token)
  sandbox?.clock.runDue()
  const order = sandbox?.recharges.byPayToken(token)
  if (order?.payKey === undefined) return explainedPage(given)
  // Only a frame is told language and theme; a tab has those of the deposit and the device.
  const look: PageLook | TabLook = search.has('lang') ? given : { lang: order.language, theme: 'auto' }
  order.language = look.lang
  if (order.status !== RECHARGE.pending) return endedPaymentPage(look, order)
  const page = {
    ...look,
    methodName: RECHARGE_METHODS.find((one) => one.code === order.method)?.name ?? order.method,
    amount: toPesos(order.amount),
    orderNo: order.orderNo,
    payKey: order.payKey,
    appOrigin: order.appOrigin,
    expiresAt: toInstant(order.expiresAt),
  }
  return pageResponse((nonce) => renderPayPage({ ...page, nonce }), order.appOrigin)
}

/**
 * `POST /demo/pay/confirm|cancel {payKey}`: the player pays or cancels. Returns `{success, orderNo, status}`; success
 * means that the deposit ended as requested. A final deposit does not change.
 */
export function endPayment(sandboxes: Sandboxes, { payKey }: Json, action: 'confirm' | 'cancel'): MockResponse {
  const sandbox = typeof payKey === 'string' ? sandboxes.ofToken(payKey) : undefined
  const order = typeof payKey === 'string' ? sandbox?.recharges.byPayKey(payKey) : undefined
  if (sandbox === undefined || order === undefined) {
    return { status: 404, headers: {}, body: { success: false, msg: getMessages('en-US').demo.paymentUnknown } }
  }
  sandbox.clock.runDue()
  const isPending = order.status === RECHARGE.pending
  if (isPending && action === 'confirm') sandbox.recharges.confirm(order)
  if (isPending && action === 'cancel') sandbox.recharges.cancel(order)
  const wanted = action === 'confirm' ? RECHARGE.success : RECHARGE.failed
  const success = order.status === wanted
  const { demo } = getMessages(order.language)
  const failed = order.failReason === 'cancelled' ? PAY_PAGE_TEXTS[order.language].cancelled : demo.paymentRefused
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
      ...(success ? {} : { msg: msg ?? failed }),
    },
  }
}
