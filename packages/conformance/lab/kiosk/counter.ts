import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Transport } from '../../src/http/message.ts'
import type { Reply, Visit } from '../styles/serve.ts'

/** The faults of the counter, where the kiosk pays money out and gives gifts. */
export const COUNTER_FAULTS = {
  'state-ignored': 'Money is paid out to an account that is not verified.',
  'winnings-ignored': 'More is paid out than the winnings cover.',
  'any-pin': 'Any PIN is accepted.',
  'gift-again': 'The gift is given as often as it is asked for.',
  'gift-by-language': 'The gift is given once in each language.',
  'phone-in-full': 'The phone number is not masked.',
  'centavo-cut': 'A payout is counted in centavos by amount * 100, without the decimals.',
  'centavo-added': 'A payout is rounded up after amount * 100.',
  'float-sum': 'The winnings are a binary fraction that is never rounded.',
  'phone-hidden': 'The phone number is hidden altogether.',
  'entry-missing': 'A payout changes the winnings and has no entry.',
  'not-debited': 'A payout has an entry and does not change the winnings.',
  'update-lost': 'A payout writes back the winnings that it read before it waited.',
  'paid-out-cut': 'The sum of payouts is cut to whole pesos.',
  'code-never-sent': 'The PIN of a wrong payout is refused as one of too much.',
} as const
export type CounterFault = keyof typeof COUNTER_FAULTS

/** What the counter knows of an account. */
export interface Customer {
  winnings: number
  coupons: number
  isVerified: boolean
  phone: string
  hasGift: boolean
  /** In which the gift was taken. */
  language?: unknown
  pin: string
  entries: { id: string; amount: number }[]
}

const NOT_VERIFIED = 41_012
const PIN_WRONG = 41_013
const WINNINGS_TOO_LOW = 41_011
const GIFT_TAKEN = 41_014

/** Opens the counter of a kiosk. */
export function openCounter(
  customer: (visit: Visit) => Customer,
  { fail, ok }: { fail: (code: number) => Reply; ok: (data: unknown) => Reply },
  is: (fault: CounterFault) => boolean,
): {
  handlers: { [operationId: string]: (visit: Visit) => Reply }
  payOut: (visit: Visit) => Reply
  showPhone: (phone: string) => string
  addUp: (entries: Customer['entries']) => number
} {
  return {
    showPhone: (phone) => (is('phone-in-full') ? phone : is('phone-hidden') ? '*****' : `****${phone.slice(-2)}`),
    addUp: (entries) => {
      const centavos = entries.reduce((total, { amount }) => total - Math.round(amount * 100), 0)
      return is('paid-out-cut') ? Math.floor(centavos / 100) : centavos / 100
    },
    payOut: (visit) => {
      const payee = customer(visit)
      const sent = Number(visit.body['amount'])
      const round = is('centavo-cut') ? Math.trunc : is('centavo-added') ? Math.ceil : Math.round
      const amount = round(sent * 100) / 100
      if (!payee.isVerified && !is('state-ignored')) return fail(NOT_VERIFIED)
      if (visit.body['pin'] !== payee.pin && !is('any-pin'))
        return fail(is('code-never-sent') ? WINNINGS_TOO_LOW : PIN_WRONG)
      if (amount > payee.winnings && !is('winnings-ignored')) return fail(WINNINGS_TOO_LOW)
      const rest = payee.winnings - amount
      if (!is('not-debited')) payee.winnings = is('float-sum') ? rest : Math.round(rest * 100) / 100
      if (!is('entry-missing')) payee.entries.push({ id: `n${String(1013 + payee.entries.length)}`, amount: -amount })
      return ok(null)
    },
    handlers: {
      listEntries: (visit) => ok(customer(visit).entries.toReversed()),
      changePin: (visit) => {
        const owner = customer(visit)
        if (visit.body['oldPin'] !== owner.pin) return fail(PIN_WRONG)
        owner.pin = String(visit.body['pin'])
        return ok(null)
      },
      takeGift: (visit) => {
        const taker = customer(visit)
        const isFirst = !taker.hasGift || (is('gift-by-language') && taker.language !== visit.header['Accept-Language'])
        if (!isFirst && !is('gift-again')) return fail(GIFT_TAKEN)
        taker.hasGift = true
        taker.language = visit.header['Accept-Language']
        taker.coupons += 1
        return ok(null)
      },
    },
  }
}

/** Lets each of several concurrent payouts write back the winnings that it read when it arrived. */
export function loseUpdates(send: Transport, getCustomer: (token: string) => Customer | undefined): Transport {
  return async (request) => {
    const payee = getCustomer((request.headers['authorization'] ?? '').replace(/^Bearer /, ''))
    if (payee === undefined || request.method !== 'POST' || !request.url.endsWith('/payouts')) return send(request)
    const read = payee.winnings
    await nextTurn()
    const before = payee.winnings
    const response = await send(request)
    payee.winnings = read - (before - payee.winnings)
    return response
  }
}
