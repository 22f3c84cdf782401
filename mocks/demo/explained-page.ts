import type { MockResponse } from '../http/request-context.ts'
import { getMessages } from '../messages/messages.ts'
import { renderMessagePage } from '../pages/message-page.ts'
import { PAY_PAGE_TEXTS } from '../pages/pay-page-texts.ts'
import { RECHARGE, type RechargeOrder } from '../sandbox/money/recharges.ts'
import { LOOPBACK_ANCESTORS, pageResponse, type PageLook, type TabLook } from './page-response.ts'

/** The page for a launch token that is used, expired or unknown. */
export function explainedPage(look: PageLook): Promise<MockResponse> {
  const { usedPage } = getMessages(look.lang).demo
  return pageResponse((nonce) => renderMessagePage({ ...look, ...usedPage, nonce }), LOOPBACK_ANCESTORS, 410)
}

/** The page behind the pay address of a deposit that has succeeded, failed or timed out, or that was cancelled. */
export function endedPaymentPage(look: PageLook | TabLook, order: RechargeOrder): Promise<MockResponse> {
  const { appOrigin } = order
  const { paidPage, endedPaymentPage: endedPage } = getMessages(look.lang).demo
  const { cancelled: title, cancelledText: text } = PAY_PAGE_TEXTS[look.lang]
  const failed = order.failReason === 'cancelled' ? { title, text } : endedPage
  const words = order.status === RECHARGE.success ? paidPage : failed
  return pageResponse((nonce) => renderMessagePage({ ...look, ...words, nonce }), appOrigin, 410)
}
