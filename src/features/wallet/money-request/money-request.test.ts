import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import type { HistoryPage, OrderRow } from './history.ts'
import { defineMoneyRequest, type MoneyTypes } from './definition.ts'
import { type Intent, IntentFields, type PendingIntents, SETTLE_MS } from './pending-intents.ts'
import { memoryIntents, type TestClock } from './testing/memory-intents.ts'
import { openRequests } from './testing/open-requests.ts'

const NEW: Intent = {
  ...{ uid: '1', key: 'key-1', phase: 'sent', keyAt: null, sentAt: null, waitMs: 1000 },
  ...{ known: [], since: null, isPartial: false },
}
const ORDER: OrderRow = { orderNo: 'W00000001', createdAt: '2026-11-20T10:00:00+08:00' }
const FOUND = { list: [ORDER] }
const ABSENT = { list: [] }

let clock: TestClock
let intents: PendingIntents<Intent>
let intent: Intent

beforeEach(() => {
  clock = { server: 5000, steady: 0 }
  intents = memoryIntents<Intent>(z.object(IntentFields), clock)
  intent = intents.begin(NEW).intent
  clock.server = 7000
})

function check(read: () => HistoryPage<OrderRow>, isOnPage = true) {
  const definition = defineMoneyRequest<MoneyTypes & { made: OrderRow }>({
    name: 'withdrawal',
    operation: 'createWithdrawal',
    storageKey: STORAGE_KEYS.openWithdrawal,
    intent: z.object(IntentFields),
    toIntent: (_request, fields) => fields,
    isSame: () => true,
    send: () => Promise.resolve(ORDER),
    deadline: () => SETTLE_MS,
    history: () => Promise.resolve(read()),
    matchesIntent: () => true,
    getStatus: () => 'pending',
    isFinal: () => false,
    endsWith: 'order',
  })
  const requests = openRequests(definition, { intents, newKey: () => 'key-2', serverNow: () => clock.server })
  return requests.check(intent, () => isOnPage)
}

describe('check', () => {
  it('stores the number of a found order', async () => {
    await check(() => FOUND)
    expect(intents.pending()).toMatchObject({ phase: 'made', orderNo: 'W00000001' })
  })

  it('settles an absent intent and keeps its key', async () => {
    expect(await check(() => ABSENT)).toEqual({ kind: 'absent' })
    expect(intents.pending()).toBeNull()
    expect(intents.kept()).toMatchObject([{ key: 'key-1' }])
  })

  it('is unclear if the intent was sent again while the history loaded', async () => {
    const verdict = await check(() => {
      intents.begin(intent)
      return ABSENT
    })
    expect(verdict).toEqual({ kind: 'unclear' })
    expect(intents.pending()).toMatchObject({ phase: 'sent' })
  })

  it('stores nothing after the player has left, or if another tab has settled it', async () => {
    await check(() => ABSENT, false)
    expect(intents.pending()).toMatchObject({ phase: 'sent' })
    await check(() => {
      intents.forget('key-1')
      return FOUND
    })
    expect([intents.pending(), intents.kept()]).toEqual([null, []])
  })
})
