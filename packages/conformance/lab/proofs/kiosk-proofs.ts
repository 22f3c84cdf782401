import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ConfigInput } from '../../src/config/config.ts'
import type { Transport } from '../../src/http/message.ts'
import { runConformance } from '../../src/run/run-conformance.ts'
import { KIOSK_DOCUMENT, KIOSK_FAULTS, openKiosk, TOKENS, type Clock, type KioskFault } from '../kiosk/kiosk.ts'
import { FIXED, withFault, type Fault, type Proof, type Proofs } from './proof.ts'

/** The time that a pause adds to the kiosk's clock, which the run itself does not advance. */
export const SLACK_MS = 30_000

/** Settings of a run on the kiosk. */
export const KIOSK_CONFIG = {
  ...FIXED,
  url: 'http://lab',
  openapi: KIOSK_DOCUMENT,
  players: TOKENS.map((token) => ({ token })),
} satisfies ConfigInput

/** Proves a check by a fault of the kiosk, or by one between the kiosk and the harness. */
function onKiosk(at: string, fault: KioskFault | Fault, more: Partial<ConfigInput> = {}): Proof {
  const isOwn = typeof fault === 'string'
  return {
    shows: isOwn ? KIOSK_FAULTS[fault] : fault.shows,
    at,
    run: (skipChecks) => {
      const clock: Clock = { now: 0 }
      const { transport } = openKiosk(isOwn ? fault : undefined, clock)
      const pause = (milliseconds: number): Promise<void> => {
        clock.now += milliseconds + SLACK_MS
        return Promise.resolve()
      }
      return runConformance({
        ...KIOSK_CONFIG,
        ...more,
        pause,
        only: [at],
        skipChecks,
        transport: isOwn ? transport : withFault(transport, fault),
      })
    },
  }
}

const SLOW = { slow: true }
const MAX_CONNECTIONS = 10

/** Gives the second of two concurrent requests with one key a new key, so that both are executed. */
function blindToConcurrency(send: Transport): Transport {
  const running = new Set<string>()
  return async (request) => {
    const key = request.headers['Idempotency-Key']
    if (key === undefined) return send(request)
    const isSecond = running.has(key)
    running.add(key)
    await nextTurn()
    running.delete(key)
    return send(isSecond ? { ...request, headers: { ...request.headers, 'Idempotency-Key': `${key}-2` } } : request)
  }
}

/** Responds to a few requests at a time, and to the others with HTTP 503. */
function withFewConnections(send: Transport): Transport {
  let open = 0
  return async (request) => {
    open += 1
    const isTooMany = open > MAX_CONNECTIONS
    await nextTurn()
    open -= 1
    const response = await send(request)
    return isTooMany ? { ...response, status: 503, body: '{"error":"too many connections"}' } : response
  }
}

/** The proofs of checks that need codes, keys, languages, amounts or a clock. */
export const KIOSK_PROOFS: Proofs = {
  'refusal-status': onKiosk('buySnack', 'refused-by-status'),
  headers: onKiosk('listSnacks', 'header-missing'),
  code: onKiosk('ringBell', 'unknown-code'),
  money: onKiosk('getAccount', 'three-decimals'),
  'refusal-code': onKiosk('buySnack', 'wrong-code'),
  language: onKiosk('getAccount', 'one-language'),
  'documented-code': { ...onKiosk('payOut', 'code-never-sent'), isInconclusive: true },
  'unknown-value': onKiosk('payOut', 'any-pin'),
  mask: onKiosk('getAccount', 'phone-in-full'),
  'required-state': onKiosk('payOut', 'state-ignored'),
  within: onKiosk('payOut', 'winnings-ignored'),
  once: onKiosk('takeGift', 'gift-again'),
  concurrent: onKiosk('payOut', 'update-lost'),
  'exact-amount': onKiosk('payOut', 'centavo-cut'),
  rule: onKiosk('buySnack', 'price-of-one'),
  'code-when': onKiosk('buySnack', 'basket-unlimited'),
  sum: onKiosk('payOut', 'entry-missing'),
  fuzz: onKiosk('buySnack', 'two-wrong', { fuzz: 50 }),
  range: onKiosk('listSnacks', 'range-ignored'),
  sort: onKiosk('listSnacks', 'sort-ignored'),
  fields: onKiosk('listSnacks', 'fields-ignored'),
  idempotency: onKiosk('buySnack', 'key-ignored'),
  'idempotency-refusal': onKiosk('buySnack', 'refusal-stored'),
  'idempotency-content': onKiosk('buySnack', 'content-ignored'),
  'idempotency-at-once': onKiosk('buySnack', {
    shows: 'Two concurrent requests with one key both buy.',
    around: blindToConcurrency,
  }),
  'idempotency-owner': onKiosk('buySnack', 'key-of-all'),
  variation: onKiosk('getAccount', 'letters-by-language'),
  'idempotency-late': onKiosk('buySnack', 'key-forgotten', SLOW),
  cooldown: onKiosk('ringBell', 'no-pause', SLOW),
  'session-lasts': onKiosk('getAccount', 'session-short', SLOW),
  load: onKiosk(
    'listSnacks',
    {
      shows: 'The server has ten connections, and refuses more with HTTP 503.',
      around: withFewConnections,
    },
    SLOW,
  ),
  oversized: onKiosk('buySnack', 'no-limit', SLOW),
}
