import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { checkIntent } from './check-intent.ts'
import type { HistoryVerdict } from './match-order.ts'
import { type Intent, IntentFields, type PendingIntents } from './pending-intents.ts'
import { memoryIntents, type TestClock } from './testing/memory-intents.ts'

const NEW: Intent = { uid: '1', key: 'key-1', phase: 'unknown', keyAt: null, sentAt: null, waitMs: 1000 }
const ORDER = { orderNo: 'W00000001' }

let clock: TestClock
let intents: PendingIntents<Intent>
let intent: Intent

beforeEach(() => {
  clock = { server: 5000, steady: 0 }
  intents = memoryIntents<Intent>(z.object(IntentFields), clock)
  intent = intents.begin(NEW).intent
  clock.server = 7000
})

function check(ask: () => HistoryVerdict<typeof ORDER>, isHere = true) {
  return checkIntent({
    intents,
    intent,
    ask: () => Promise.resolve(ask()),
    orderNoOf: ({ orderNo }) => orderNo,
    isHere: () => isHere,
  })
}

describe('checkIntent', () => {
  it('stores the number of an order that was found', async () => {
    await check(() => ({ kind: 'found', order: ORDER }))
    expect(intents.pending('1')).toMatchObject({ phase: 'made', orderNo: 'W00000001' })
  })

  it('keeps the key of one that is absent', async () => {
    expect(await check(() => ({ kind: 'absent' }))).toEqual({ kind: 'absent' })
    expect(intents.pending('1')).toBeNull()
    expect(intents.kept('1')).toMatchObject([{ key: 'key-1' }])
  })

  it('takes no absence for proof when it was sent again while the history answered', async () => {
    const verdict = await check(() => {
      intents.begin(intent)
      return { kind: 'absent' }
    })
    expect(verdict).toEqual({ kind: 'unclear' })
    expect(intents.pending('1')).toMatchObject({ phase: 'unknown' })
  })

  it('stores nothing for a player who has left, or where another tab has settled it', async () => {
    await check(() => ({ kind: 'absent' }), false)
    expect(intents.pending('1')).toMatchObject({ phase: 'unknown' })
    await check(() => {
      intents.forget('key-1')
      return { kind: 'found', order: ORDER }
    })
    expect([intents.pending('1'), intents.kept('1')]).toEqual([null, []])
  })
})
