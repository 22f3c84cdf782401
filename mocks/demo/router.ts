import type { IncomingMessage } from 'node:http'
import { isForeignOrigin } from '../http/origins.ts'
import type { MockServerParts } from '../http/parts.ts'
import { problem } from '../http/problem.ts'
import { readJson } from '../http/read-body.ts'
import type { MockResponse } from '../http/request-context.ts'
import { COUPON_TERMS, WELCOME_COUPON } from '../data/coupon-terms.ts'
import type { Language } from '../messages/language.ts'
import { fill, formatCentavos, getMessages } from '../messages/messages.ts'
import { renderMessagePage } from '../pages/message-page.ts'
import { actInActivity, openActivity } from './activity.ts'
import { openGame, placeBet, readBalance } from './game.ts'
import { LOOPBACK_ANCESTORS, pageResponse, readLook } from './page-response.ts'
import { endPayment, openPayPage } from './pay.ts'

/** The terms of the coupon of a new account, in a tab of their own. */
function renderOfferTerms(lang: Language, nonce: string): string {
  const { bonusPercent, bonusMax, minDeposit, turnoverMultiple } = COUPON_TERMS[WELCOME_COUPON]
  const { firstDepositOffer: title, firstDepositOfferText } = getMessages(lang).demo.document
  const text = fill(firstDepositOfferText, {
    percent: String(bonusPercent),
    max: formatCentavos(bonusMax),
    min: formatCentavos(minDeposit),
    times: String(turnoverMultiple),
  })
  return renderMessagePage({ lang, title, text, nonce })
}

/** `GET /demo/document?name=privacyPolicy|termsOfUse|firstDepositOffer`: an operator's document. */
async function openDocument(search: URLSearchParams): Promise<MockResponse> {
  const look = readLook(search)
  const name = search.get('name')
  if (name === 'firstDepositOffer')
    return pageResponse((nonce) => renderOfferTerms(look.lang, nonce), LOOPBACK_ANCESTORS)
  if (name !== 'privacyPolicy' && name !== 'termsOfUse') return problem(404, 'No such document')
  const { text, [name]: title } = getMessages(look.lang).demo.document
  return pageResponse((nonce) => renderMessagePage({ ...look, title, text, nonce }), LOOPBACK_ANCESTORS)
}

const ACTIVITY = '/demo/activity/'

/**
 * Handles `/demo`: the framed game, pay, activity and document pages and their requests. They authenticate by token,
 * never by cookie.
 */
export async function handleDemo(parts: MockServerParts, request: IncomingMessage, url: URL): Promise<MockResponse> {
  const { sandboxes } = parts
  if (request.method === 'GET' && url.pathname === '/demo/game') return openGame(sandboxes, url.searchParams)
  if (request.method === 'GET' && url.pathname === '/demo/pay') return openPayPage(sandboxes, url.searchParams)
  if (request.method === 'GET' && url.pathname === '/demo/activity') return openActivity(sandboxes, url.searchParams)
  if (request.method === 'GET' && url.pathname === '/demo/document') return openDocument(url.searchParams)
  if (request.method !== 'POST') return problem(404, 'Unknown address')
  if (isForeignOrigin(request.headers)) return problem(403, 'Requests from another origin are refused')
  const body = await readJson(request)
  if (body === undefined) return problem(400, 'The body must be a JSON object')
  if (url.pathname.startsWith(ACTIVITY)) return actInActivity(sandboxes, body, url.pathname.slice(ACTIVITY.length))
  switch (url.pathname) {
    case '/demo/game/bet':
      return placeBet(sandboxes, body)
    case '/demo/game/balance':
      return readBalance(sandboxes, body)
    case '/demo/pay/confirm':
      return endPayment(sandboxes, body, 'confirm')
    case '/demo/pay/cancel':
      return endPayment(sandboxes, body, 'cancel')
    default:
      return problem(404, 'Unknown address')
  }
}
