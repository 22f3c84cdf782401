import type { MockResponse } from '../http/request-context.ts'
import { problem } from '../http/problem.ts'
import { getMessages } from '../messages/messages.ts'
import { renderMessagePage } from '../pages/message-page.ts'
import { LOOPBACK_ANCESTORS, pageResponse, readLook } from './page-response.ts'

/** `GET /demo/document?name=privacyPolicy|termsOfUse`: an operator's document, for the app to frame. */
export async function openDocument(search: URLSearchParams): Promise<MockResponse> {
  const look = readLook(search)
  const name = search.get('name')
  if (name !== 'privacyPolicy' && name !== 'termsOfUse') return problem(404, 'No such document')
  const { text, [name]: title } = getMessages(look.lang).demo.document
  return pageResponse((nonce) => renderMessagePage({ ...look, title, text, nonce }), LOOPBACK_ANCESTORS)
}
