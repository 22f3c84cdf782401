import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '#src/api/api-error.ts'
import { type Intent, IntentFields, type PendingIntents } from './pending-intents.ts'
import { type MoneyCall, sendOnce } from './send-once.ts'
import { memoryIntents, type TestClock } from './testing/memory-intents.ts'

const NEW: Intent = {
  ...{ uid: '1', key: 'key-1', phase: 'sent', keyAt: null, sentAt: null, waitMs: 1000 },
  ...{ known: [], since: null, isPartial: false },
}
const ORDER = 'W00000001'
const REFUSALS = [
  new ApiError('failure', { code: 43203 }),
  new ApiError('failure', { code: 20002 }),
  new ApiError('http', { status: 401 }),
  new ApiError('http', { status: 429 }),
  new ApiError('offline'),
]
const UNKNOWN_RESULTS = [
  new ApiError('timeout'),
  new ApiError('network'),
  new ApiError('unreadable'),
  new ApiError('http', { status: 502 }),
  new ApiError('http', { status: 409 }),
  new ApiError('http', { status: 408 }),
  new ApiError('failure', { code: 50000 }),
  new ApiError('failure', { code: 43402 }),
  new ApiError('aborted'),
  new TypeError('an error of our own'),
]

let clock: TestClock
let intents: PendingIntents<Intent>

beforeEach(() => {
  clock = { server: 5000, steady: 0 }
  intents = memoryIntents<Intent>(z.object(IntentFields), clock)
})

function run(send: () => Promise<string>, more: Partial<MoneyCall<Intent, string>> = {}) {
  return sendOnce({
    operation: 'createWithdrawal',
    intent: NEW,
    isRepeat: false,
    intents,
    send,
    isOurs: (made) => made.startsWith('W'),
    getOrderNo: (made) => made,
    ...more,
  })
}

/** Leaves the first try without a verdict. */
const lose = () => run(() => Promise.reject(new ApiError('timeout')))
const repeat = (send: () => Promise<string>, more: Partial<MoneyCall<Intent, string>> = {}) =>
  run(send, { intent: intents.pending() ?? NEW, isRepeat: true, ...more })

describe('sendOnce, first try', () => {
  it('stores the intent before it is sent, and its number once it is made', async () => {
    const send = () => {
      expect(intents.pending()).toEqual({ ...NEW, keyAt: 5000, sentAt: 5000 })
      return Promise.resolve(ORDER)
    }
    expect(await run(send)).toEqual({ kind: 'made', made: ORDER })
    expect(intents.pending()).toMatchObject({ phase: 'made', orderNo: ORDER })
  })

  it.each(UNKNOWN_RESULTS)('stays unknown after %s', async (error) => {
    expect(await run(() => Promise.reject(error))).toEqual({ kind: 'unknown' })
    expect(intents.pending()).toMatchObject({ phase: 'sent', key: 'key-1' })
  })

  it.each(REFUSALS)('ends with %s, and leaves nothing', async (error) => {
    expect(await run(() => Promise.reject(error))).toEqual({ kind: 'refused', error })
    expect(intents.pending()).toBeNull()
    expect(intents.kept()).toEqual([])
  })

  it('is unknown after a response about another order', async () => {
    expect(await run(() => Promise.resolve('E1'))).toEqual({ kind: 'unknown' })
    expect(intents.pending()).toMatchObject({ phase: 'sent' })
  })

  it('sends nothing while another is pending', async () => {
    await lose()
    const send = vi.fn(() => Promise.resolve(ORDER))
    expect(await run(send)).toEqual({ kind: 'unknown' })
    expect(await run(send, { intent: { ...NEW, key: 'key-2' } })).toEqual({ kind: 'unknown' })
    expect(send).not.toHaveBeenCalled()
  })

  it('marks the intent as made by a code that proves it, without a number', async () => {
    expect(await run(() => Promise.reject(new ApiError('failure', { code: 43401 })))).toEqual({ kind: 'unknown' })
    expect(intents.pending()).toMatchObject({ phase: 'made' })
  })

  it('reports that the storage of the device is full', async () => {
    const onStorageFull = vi.fn<() => void>()
    const { begin } = intents
    intents = { ...intents, begin: (intent) => ({ ...begin(intent), isKept: false }) }
    await run(() => Promise.resolve(ORDER), { onStorageFull })
    expect(onStorageFull).toHaveBeenCalledOnce()
  })
})

describe('sendOnce, repeat while unknown', () => {
  beforeEach(lose)

  it('sends the same key, and a success ends it', async () => {
    clock.server = 9000
    const send = vi.fn(() => Promise.resolve(ORDER))
    expect(await repeat(send)).toEqual({ kind: 'made', made: ORDER })
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'key-1' }))
    expect(intents.pending()).toMatchObject({ phase: 'made', keyAt: 5000, sentAt: 9000 })
  })

  it.each([...REFUSALS, ...UNKNOWN_RESULTS])('stays unknown after %s', async (error) => {
    expect(await repeat(() => Promise.reject(error))).toEqual({ kind: 'unknown' })
    expect(intents.pending()).toMatchObject({ phase: 'sent', key: 'key-1' })
  })

  it('sends nothing once it was settled meanwhile, in another tab', async () => {
    const intent = intents.pending() ?? NEW
    intents.forget('key-1')
    const send = vi.fn(() => Promise.resolve(ORDER))
    expect(await repeat(send, { intent })).toEqual({ kind: 'unknown' })
    expect(send).not.toHaveBeenCalled()
  })
})

describe('sendOnce, repeat of one that was not found', () => {
  let kept: Intent
  beforeEach(async () => {
    await lose()
    kept = { ...(intents.pending() ?? NEW), phase: 'settled' }
    intents.save(kept)
  })

  it.each(REFUSALS)('shows the refusal %s, and keeps the key', async (error) => {
    expect(await repeat(() => Promise.reject(error), { intent: kept })).toEqual({ kind: 'refused', error })
    expect(intents.pending()).toBeNull()
    expect(intents.kept()).toEqual([kept])
  })

  it('is unknown again after no response', async () => {
    expect(await repeat(() => Promise.reject(new ApiError('timeout')), { intent: kept })).toEqual({ kind: 'unknown' })
    expect(intents.pending()).toMatchObject({ phase: 'sent', key: 'key-1' })
  })

  it('is already for an order that the player had seen, and drops the key', async () => {
    const outcome = await repeat(() => Promise.resolve(ORDER), { intent: kept, seen: [ORDER] })
    expect(outcome).toEqual({ kind: 'already', made: ORDER })
    expect(intents.kept()).toEqual([])
  })
})

describe('sendOnce, repeat of an order that exists', () => {
  it.each([...REFUSALS, ...UNKNOWN_RESULTS])('keeps the order as made after %s', async (error) => {
    const made: Intent = { ...NEW, phase: 'settled', orderNo: ORDER }
    intents.save(made)
    const outcome = await repeat(() => Promise.reject(error), { intent: made })
    expect(outcome.kind).toBe('refused')
    expect(intents.kept()).toEqual([made])
    expect(await repeat(() => Promise.resolve(ORDER), { intent: made })).toEqual({ kind: 'made', made: ORDER })
    expect(intents.pending()).toBeNull()
  })
})
