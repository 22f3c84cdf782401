import { findGame } from '../data/games/games.ts'
import { renderGame } from '../games/game-page.ts'
import type { MockResponse } from '../http/request-context.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { isPeso } from '@tumpak/contract-kit/peso.ts'
import { toCentavos, toPesos } from '../lib/money.ts'
import type { Messages } from '../messages/en-us.ts'
import { describeLimit } from '../handlers/responsible/describe-limit.ts'
import { fill, getMessages } from '../messages/messages.ts'
import type { Sandboxes } from '../sandbox/sandboxes.ts'
import { explainedPage } from './explained-page.ts'
import { pageResponse, readLook } from './page-response.ts'

const STATUS = { badBet: 400, playEnded: 403, playPaused: 403, insufficientBalance: 409, limitReached: 409 } as const

/** `GET /demo/game?token=`: uses up the launch token and returns the game. */
export async function openGame(sandboxes: Sandboxes, search: URLSearchParams): Promise<MockResponse> {
  const look = readLook(search)
  const token = search.get('token') ?? ''
  const sandbox = sandboxes.ofToken(token)
  const opened = sandbox?.plays.open(token, look.lang)
  const account = opened === undefined ? undefined : sandbox?.accounts.byUid(opened.play.uid)
  const game = opened === undefined ? undefined : findGame(opened.play.gameId)
  if (opened === undefined || account === undefined || game === undefined) return explainedPage(look)
  const { appOrigin } = opened.play
  const page = {
    ...look,
    game,
    playKey: opened.playKey,
    balance: toPesos(account.balances.playable),
    appOrigin,
  }
  return pageResponse((nonce) => renderGame({ ...page, nonce }), appOrigin)
}

function refusal(kind: keyof typeof STATUS, text: Messages, more: Json = {}): MockResponse {
  return { status: STATUS[kind], headers: {}, body: { success: false, error: kind, msg: text.demo[kind], ...more } }
}

/**
 * `POST /demo/game/balance {playKey}`: returns `{success, balance}` (pesos). Refuses with 403 playEnded, as a bet does.
 */
export function readBalance(sandboxes: Sandboxes, { playKey }: Json): MockResponse {
  const plays = typeof playKey === 'string' ? sandboxes.ofToken(playKey)?.plays : undefined
  const balance = typeof playKey === 'string' ? plays?.readBalance(playKey) : undefined
  if (typeof balance !== 'number') return refusal('playEnded', getMessages('en-US'))
  return { status: 200, headers: {}, body: { success: true, balance: toPesos(balance) } }
}

/**
 * `POST /demo/game/bet {playKey, bet, pick}` (pesos): plays a round and returns `{success, outcome, win, balance}`; the
 * outcome is what the page of its kind shows. Refuses with 400 badBet, 403 playEnded or playPaused, 409
 * insufficientBalance or limitReached, and a `msg` in the page's language.
 */
export function placeBet(sandboxes: Sandboxes, { playKey, bet, pick = '' }: Json): MockResponse {
  const plays = typeof playKey === 'string' ? sandboxes.ofToken(playKey)?.plays : undefined
  const language = (typeof playKey === 'string' && plays?.getLanguage(playKey)) || 'en-US'
  const text = getMessages(language)
  if (plays === undefined || typeof playKey !== 'string') return refusal('playEnded', text)
  if (typeof bet !== 'number' || !isPeso(bet) || typeof pick !== 'string') return refusal('badBet', text)
  const turn = plays.bet(playKey, toCentavos(bet), pick)
  if (typeof turn === 'string') return refusal(turn, text)
  const { outcome, short, win, balance } = turn
  if (short !== undefined)
    return refusal('limitReached', text, { msg: fill(text.demo.limitReached, describeLimit(short, language)) })
  if (outcome === undefined) return refusal('insufficientBalance', text, { balance: toPesos(balance) })
  return { status: 200, headers: {}, body: { success: true, outcome, win: toPesos(win), balance: toPesos(balance) } }
}
