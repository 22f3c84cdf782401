import { readFileSync } from 'node:fs'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { modern } from '@tumpak/contract-kit/modern.ts'
import { parse } from 'yaml'
import type { Transport } from '../../src/http/message.ts'
import { COUNTER_FAULTS, loseUpdates, openCounter, type Customer } from './counter.ts'
import { serveStyle, type Reply, type Visit } from '../styles/serve.ts'

/** The faults of the kiosk, used one at a time. */
export const KIOSK_FAULTS = {
  ...COUNTER_FAULTS,
  'refused-by-status': 'Invalid input is refused with HTTP 422, not with the envelope alone.',
  'header-missing': 'The list lacks its version, a required header.',
  'unknown-code': 'A second ring is refused with a code that the document does not have.',
  'three-decimals': 'A balance has three decimals.',
  'wrong-code': 'Invalid input is refused with the code of a closed kiosk.',
  'one-language': 'Messages are in English whatever Accept-Language says.',
  'one-error-english': 'The message about an unknown snack is in English whatever Accept-Language says.',
  'letters-by-language': 'Only the letters in the language of the request are counted.',
  'key-of-all': 'A key returns its first purchase, whoever sends it.',
  'key-of-all-operations': 'A key of a purchase is refused for a payout.',
  'two-wrong': 'A purchase is accepted if both of its fields are invalid.',
  'range-ignored': 'The lowest price is ignored: the list has all snacks.',
  'sort-ignored': 'The order is ignored.',
  'fields-ignored': 'The chosen field is ignored: the list has all fields.',
  'key-ignored': 'The idempotency key is ignored.',
  'refusal-stored': 'A refusal is stored under its key.',
  'content-ignored': 'A key returns its first purchase, whatever is bought now.',
  'key-forgotten': 'A key is forgotten after a minute.',
  'no-pause': 'The bell rings again at once.',
  'session-short': 'A session ends after a minute without requests.',
  'basket-unlimited': 'A purchase may cost any amount.',
  'price-of-one': 'A purchase of several snacks costs the price of one.',
  'no-limit': 'A body of any size is read.',
} as const
export type KioskFault = keyof typeof KIOSK_FAULTS

/** The session tokens of a lab that exists only in memory, so they need not be secret. */
export const TOKENS = ['kiosk-token-ina-1', 'kiosk-token-ben-2', 'kiosk-token-cho-3'] as const
export const KIOSK_DOCUMENT = modern(parse(readFileSync(new URL('kiosk.yaml', import.meta.url), 'utf8')) as Json)

/** The kiosk's clock. Only the pauses of a run advance it. */
export interface Clock {
  now: number
}

export interface Account extends Customer {
  owner: string
  balance: number
  letters: number
}

export interface Kiosk {
  transport: Transport
  /** Returns the account of a session token. */
  getAccount: (token: string) => Account | undefined
}

const BAD_INPUT = 40_000
const UNKNOWN_SNACK = 41_001
const MESSAGES: { readonly [code: number]: readonly [english: string, vietnamese: string] } = {
  20002: ['Log in first.', 'Vui lòng đăng nhập.'],
  [BAD_INPUT]: ['The input does not fit.', 'Dữ liệu không hợp lệ.'],
  40001: ['The kiosk is closed.', 'Quầy đã đóng cửa.'],
  [UNKNOWN_SNACK]: ['There is no such snack.', 'Không có món này.'],
  41002: ['This key was used before.', 'Khóa này đã được dùng.'],
  41015: ['A purchase is at most ₱500.00.', 'Mỗi lần mua tối đa ₱500.00.'],
  41011: ['Your winnings are too low.', 'Tiền thắng không đủ.'],
  41012: ['Your account is not verified.', 'Tài khoản chưa được xác minh.'],
  41013: ['The PIN is wrong.', 'Mã PIN sai.'],
  41014: ['You have your gift.', 'Bạn đã nhận quà.'],
  41003: ['The bell rang a moment ago.', 'Chuông vừa mới reo.'],
  49999: ['Something is wrong.', 'Đã có lỗi xảy ra.'],
}
const SNACKS = [
  { id: 11, name: 'Turon', price: 25.5 },
  { id: 12, name: 'Banana cue', price: 20 },
  { id: 13, name: 'Taho', price: 30.25 },
]
const MAX_BODY_LENGTH = 100_000
const MINUTE = 60_000
const MAX_TOTAL = 500

/**
 * Opens an in-memory kiosk, healthy or with a fault. Validates inputs by Ajv alone, to be independent of the harness.
 */
export function openKiosk(fault?: KioskFault, clock: Clock = { now: 0 }): Kiosk {
  const is = (kind: KioskFault): boolean => kind === fault
  const accounts = new Map<string, Account & { usedAt: number; rangAt: number }>(
    TOKENS.map((token, index) => [
      token,
      {
        owner: ['ina', 'ben', 'cho'][index] ?? '',
        balance: is('three-decimals') ? 90_000.125 : 90_000,
        letters: 2 + index,
        coupons: 1,
        winnings: 90_000,
        isVerified: index < 2,
        phone: `91712345${String(60 + index)}`,
        hasGift: false,
        pin: '4711',
        entries: [],
        usedAt: clock.now,
        rangAt: -MINUTE,
      },
    ]),
  )
  const keys = new Map<string, { reply: Reply; content: string; at: number }>()
  let purchases = 1012
  let isVietnamese = false

  const say = (code: number): string => {
    const isSpoken = isVietnamese && !(is('one-error-english') && code === UNKNOWN_SNACK)
    return MESSAGES[code]?.[isSpoken ? 1 : 0] ?? ''
  }
  const fail = (code: number): Reply => ({ body: { success: false, code, msg: say(code), data: null } })
  const ok = (data: unknown): Reply => ({ body: { success: true, code: 20_000, msg: '', data } })
  const account = ({ player }: Visit) => accounts.get(player) ?? { ...EMPTY }

  const buy = (visit: Visit): Reply => {
    const { snackId, count } = visit.body
    const snack = SNACKS.find(({ id }) => id === snackId)
    if (snack === undefined) return fail(UNKNOWN_SNACK)
    const total = Math.round(snack.price * Number(count) * 100) / 100
    if (total > MAX_TOTAL && !is('basket-unlimited')) return fail(41_015)
    const cost = is('price-of-one') ? snack.price : total
    const buyer = account(visit)
    buyer.balance = Math.round((buyer.balance - cost) * 1000) / 1000
    purchases += 1
    return ok({ id: `p${String(purchases)}`, snackId, count, total })
  }

  const counter = openCounter(account, { fail, ok }, is)
  /** Runs a write once for each key of a player and an operation. */
  const withKey = (visit: Visit, operation: string, write: (visit: Visit) => Reply): Reply => {
    const owner = [is('key-of-all') ? '' : visit.player, is('key-of-all-operations') ? '' : operation]
    const key = [...owner, String(visit.header['Idempotency-Key'])].join(' ')
    const content = JSON.stringify(visit.body)
    const known = keys.get(key)
    const isKnown = known !== undefined && !(is('key-forgotten') && clock.now - known.at >= MINUTE)
    if (isKnown && !is('key-ignored')) {
      const isSame = known.content === content || is('content-ignored')
      return isSame || isRefusal(known.reply) ? known.reply : fail(41_002)
    }
    const reply = write(visit)
    if (!isRefusal(reply) || is('refusal-stored')) keys.set(key, { reply, content, at: clock.now })
    return reply
  }

  const handlers: { [operationId: string]: (visit: Visit) => Reply } = {
    listSnacks: ({ query: { sort, minPrice = 0, fields } }) => {
      const [field = 'id', isDown] = String(sort ?? 'id')
        .split('-')
        .toReversed()
      const rank = (item: Json): string | number => item[field] as string | number
      const found: Json[] = SNACKS.filter(({ price }) => price >= Number(minPrice) || is('range-ignored'))
      const sign = isDown === undefined ? 1 : -1
      const sorted = is('sort-ignored') ? found : found.toSorted((a, b) => (rank(a) < rank(b) ? -sign : sign))
      const shown = sorted.map((item) =>
        fields === undefined || is('fields-ignored')
          ? item
          : { id: item['id'], [String(fields)]: item[String(fields)] },
      )
      return { ...ok(shown), ...(is('header-missing') ? {} : { headers: { 'x-menu-version': '7' } }) }
    },
    getAccount: (visit) => {
      const { owner, balance, letters: all, coupons, winnings, isVerified, phone, entries } = account(visit)
      const letters = is('letters-by-language') && isVietnamese ? 0 : all
      return ok({
        owner,
        balance,
        letters,
        coupons,
        winnings,
        paidOut: counter.addUp(entries),
        isVerified,
        phone: counter.showPhone(phone),
      })
    },
    buySnack: (visit) => withKey(visit, 'buySnack', buy),
    ...counter.handlers,
    payOut: (visit) => withKey(visit, 'payOut', counter.payOut),
    ringBell: (visit) => {
      const caller = account(visit)
      if (clock.now - caller.rangAt < MINUTE && !is('no-pause')) return fail(is('unknown-code') ? 49_999 : 41_003)
      caller.rangAt = clock.now
      return ok(null)
    },
  }
  const getPlayer = (authorization: string): string | undefined => {
    const token = authorization.replace(/^Bearer /, '')
    const known = accounts.get(token)
    if (known === undefined || (is('session-short') && clock.now - known.usedAt >= MINUTE)) return undefined
    known.usedAt = clock.now
    return token
  }
  const refuse = (status: number): Reply => {
    if (status === 401) return fail(20_002)
    const reply = fail(is('wrong-code') ? 40_001 : BAD_INPUT)
    return is('refused-by-status') && status === 422 ? { ...reply, status } : reply
  }
  const serve = serveStyle({ document: KIOSK_DOCUMENT }, { handlers, getPlayer, refuse, state: {} })
  const transport: Transport = (request) => {
    isVietnamese = !is('one-language') && /^vi/i.test(request.headers['Accept-Language'] ?? '')
    const body = String(request.body ?? '')
    const isLarge = body.length > MAX_BODY_LENGTH && !is('no-limit')
    if (is('two-wrong') && hasTwoWrong(body)) return serve({ ...request, body: '{"snackId":11,"count":1}' })
    return serve(isLarge ? { ...request, body: '' } : request)
  }
  const getAccount = (token: string): Account | undefined => accounts.get(token)
  return { transport: is('update-lost') ? loseUpdates(transport, getAccount) : transport, getAccount }
}

const EMPTY = {
  owner: '',
  balance: 0,
  letters: 0,
  coupons: 0,
  winnings: 0,
  isVerified: false,
  phone: '',
  hasGift: true,
  pin: '',
  entries: [],
  usedAt: 0,
  rangAt: 0,
}

function isRefusal({ body }: Reply): boolean {
  return (body as Json)['success'] !== true
}

function hasTwoWrong(body: string): boolean {
  try {
    const { snackId, count } = JSON.parse(body) as Json
    return isWrong(snackId, 9999) && isWrong(count, 20)
  } catch {
    return false
  }
}

function isWrong(value: unknown, maximum: number): boolean {
  return value !== undefined && !(Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maximum)
}
