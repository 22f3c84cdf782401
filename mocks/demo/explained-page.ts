import type { MockAnswer } from '../http/call-context.ts'
import { messagesOf } from '../messages/messages.ts'
import { renderMessagePage } from '../pages/message-page.ts'
import { LOOPBACK_ANCESTORS, pageAnswer, type PageLook } from './page-answer.ts'

/** The page for a launch token that is used, expired or unknown. */
export function explainedPage(look: PageLook): Promise<MockAnswer> {
  const { usedPage } = messagesOf(look.lang).demo
  return pageAnswer((nonce) => renderMessagePage({ ...look, ...usedPage, nonce }), LOOPBACK_ANCESTORS, 410)
}
