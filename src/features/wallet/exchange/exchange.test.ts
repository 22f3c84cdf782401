import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import type { ExchangeOrder } from '#generated/http/schemas/exchange-order.ts'
import type { Exchange } from '#generated/http/schemas/exchange.ts'
import { ApiError } from '#src/api/api-error.ts'
import type { PendingIntents } from '../money-request/pending-intents.ts'
import { memoryIntents } from '../money-request/testing/memory-intents.ts'
import { openRequests } from '../money-request/testing/open-requests.ts'
import {
  exchange as definition,
  exchangedAs,
  type ExchangeRequest,
  toExchanges,
  type ExchangeTypes,
  PendingExchange,
} from './exchange.ts'

const WAIT = 120_000
const order = (orderNo: string, quantity = 1, minute = 0) => ({
  ...{ orderNo, goodsId: 'cap', quantity, points: 600 },
  createdAt: new Date(Date.UTC(2026, 10, 20, 2, minute)).toISOString(),
})
const OLD = order('E00000001')
const REQUEST = { goodsId: 'cap', name: 'Parol cap', quantity: 1 }
const INTENT: PendingExchange = {
  ...{ uid: '1', key: 'key-1', phase: 'sent', keyAt: null, sentAt: null, waitMs: WAIT },
  ...{ known: ['E00000001'], since: OLD.createdAt, isPartial: false, ...REQUEST },
}

type Read = () => Promise<ExchangeRead>
type ExchangeRead = Exchange & { readonly unreadable?: number }
type Create = (order: { goodsId: string; quantity: number; idempotencyKey: string }) => Promise<ExchangeOrder>
interface Deps {
  readonly intents: PendingIntents<PendingExchange>
  readonly newKey: () => string
  readonly serverNow: () => number | null
  readonly read: Mock<Read>
  readonly create: Mock<Create>
}

let deps: Deps

beforeEach(() => {
  let keys = 0
  deps = {
    read: vi.fn<Read>(() => Promise.resolve({ points: 1280, goods: [], orders: [OLD] })),
    create: vi.fn<Create>(() => Promise.resolve(order('E00000002'))),
    intents: memoryIntents<PendingExchange>(PendingExchange),
    newKey: () => `key-${(keys += 1)}`,
    serverNow: () => null,
  }
})

/** Exchanges over what the test answers. */
function open({ read, create, ...deps }: Deps) {
  const history = async () => toExchanges(await read())
  const send: typeof definition.send = ({ goodsId, quantity, key }) =>
    create({ goodsId, quantity, idempotencyKey: key })
  return openRequests<ExchangeTypes>({ ...definition, history, send }, deps)
}

const exchange = (all: Deps, request: ExchangeRequest) => open(all).submit(request)
const repeatExchange = (all: Deps, intent: PendingExchange) => open(all).repeat(intent)

function judgeExchange(read: ExchangeRead, intent: PendingExchange, waitedMs: number) {
  const verdict = open(deps).judge(toExchanges(read), intent, waitedMs)
  return verdict.kind === 'found' ? { ...verdict, order: exchangedAs(verdict.order, intent) } : verdict
}

const keysSent = () => deps.create.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)

describe('exchange', () => {
  it('sends one request, and leaves nothing pending', async () => {
    expect(await exchange(deps, REQUEST)).toEqual({ kind: 'made', made: order('E00000002') })
    expect(deps.create).toHaveBeenCalledExactlyOnceWith({ goodsId: 'cap', quantity: 1, idempotencyKey: 'key-1' })
    expect(deps.intents.pending()).toBeNull()
  })

  it('is unknown after no response, and is repeated only by the player’s choice', async () => {
    deps.create.mockRejectedValueOnce(new ApiError('timeout'))
    expect(await exchange(deps, REQUEST)).toEqual({ kind: 'unknown' })
    expect(await exchange(deps, REQUEST)).toEqual({ kind: 'unknown' })
    expect(keysSent()).toEqual(['key-1'])
    const intent = deps.intents.pending()
    expect(intent).toMatchObject({ known: ['E00000001'] })
    expect(await repeatExchange(deps, intent ?? INTENT)).toMatchObject({ kind: 'made' })
    expect(keysSent()).toEqual(['key-1', 'key-1'])
  })

  it('keeps the key of one that was not found, and sends nothing if its order has appeared', async () => {
    deps.intents.save({ ...INTENT, phase: 'settled' })
    deps.create.mockRejectedValueOnce(new ApiError('failure', { code: 43301 }))
    expect(await exchange(deps, REQUEST)).toMatchObject({ kind: 'refused' })
    deps.read.mockResolvedValue({ points: 680, goods: [], orders: [order('E00000002', 1, 3), OLD] })
    expect(await exchange(deps, REQUEST)).toMatchObject({ kind: 'already', made: { orderNo: 'E00000002' } })
    expect(keysSent()).toEqual(['key-1'])
  })
})

describe('judgeExchange', () => {
  it('finds a new exchange', () => {
    const at = (...orders: ReturnType<typeof order>[]) => judgeExchange({ points: 680, goods: [], orders }, INTENT, 0)
    expect(at(OLD)).toEqual({ kind: 'unclear' })
    expect(at(order('E00000002', 2), OLD)).toEqual({ kind: 'unclear' })
    const made = { name: 'Parol cap', quantity: 1, order: order('E00000002', 1, 2) }
    expect(at(order('E00000002', 1, 2), OLD)).toEqual({ kind: 'found', order: made })
    expect(at(order('E00000003', 1, 3), order('E00000002', 1, 2), OLD)).toEqual({ kind: 'found', order: made })
  })

  it('matches a new exchange of other goods after the wait', () => {
    const goods = {
      id: 'cup',
      name: 'Parol cup',
      kind: 'goods' as const,
      amount: 0,
      image: '/c.svg',
      points: 600,
      stock: 1,
    }
    const at = (...orders: ReturnType<typeof order>[]) =>
      judgeExchange({ points: 80, goods: [goods], orders }, INTENT, WAIT)
    expect(at(OLD)).toEqual({ kind: 'absent' })
    const two = order('E00000002', 2)
    expect(at(two, OLD)).toEqual({ kind: 'found', order: { name: 'Parol cap', quantity: 2, order: two } })
    const other = { ...order('E00000002'), goodsId: 'cup' }
    expect(at(other, OLD)).toEqual({ kind: 'found', order: { name: 'Parol cup', quantity: 1, order: other } })
  })

  it('is unclear while entries were left out', () => {
    expect(judgeExchange({ points: 1280, goods: [], orders: [] }, INTENT, 0)).toEqual({ kind: 'unclear' })
    expect(judgeExchange({ points: 680, goods: [], orders: [] }, INTENT, WAIT)).toEqual({ kind: 'absent' })
    expect(judgeExchange({ points: 1280, goods: [], orders: [], unreadable: 1 }, INTENT, WAIT)).toEqual({
      kind: 'unclear',
    })
  })
})
