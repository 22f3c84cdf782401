import type { MockResponse } from '../http/request-context.ts'
import { getMessages } from '../messages/messages.ts'
import { renderMessagePage } from '../pages/message-page.ts'
import { RECHARGE, type RechargeOrder } from '../sandbox/money/recharges.ts'
import { LOOPBACK_ANCESTORS, pageResponse, type PageLook } from './page-response.ts'

/** The page for a launch token that is used, expired or unknown. */
export function explainedPage(look: PageLook): Promise<MockResponse> {
  const { usedPage } = getMessages(look.lang).demo
  return pageResponse((nonce) => renderMessagePage({ ...look, ...usedPage, nonce }), LOOPBACK_ANCESTORS, 410)
}

/** The page behind the pay address of a deposit that has succeeded, failed or timed out. */
export function endedPaymentPage(look: PageLook, { status, appOrigin }: RechargeOrder): Promise<MockResponse> {
  const { paidPage, endedPaymentPage: endedPage } = getMessages(look.lang).demo
  const words = status === RECHARGE.success ? paidPage : endedPage
  return pageResponse((nonce) => renderMessagePage({ ...look, ...words, nonce }), appOrigin, 410)
}
