import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '#src/api/api-error.ts'
import { createRenamedStorage } from '#src/platform/former-names.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { type Intent, IntentFields, type PendingIntents, PendingIntentStore } from './pending-intents.ts'
import { sendOnce } from './send-once.ts'

const KIND = { storageKey: STORAGE_KEYS.openWithdrawal, intent: z.object(IntentFields) }
/** The builds before and after the product was renamed. */
const BEFORE = ['MAYA_']
const AFTER = ['TUMPAK_', 'MAYA_']

let backend: ReturnType<typeof createMemoryBackend>
let server: number

/** A tab of a build, as after a reload. */
const open = (prefixes: string[]) => {
  const storage = createRenamedStorage({ backend: () => backend }, prefixes)
  const clock = { server: () => server, steady: () => 0 }
  return new PendingIntentStore({ storage, session: { uid: '1' } }, clock).of<Intent>(KIND)
}

const newIntent = (key: string): Intent => ({
  ...{ uid: '1', key, phase: 'sent', keyAt: null, sentAt: null, waitMs: 1000 },
  ...{ known: [], since: null, isPartial: false },
})

function send(intents: PendingIntents<Intent>, key: string, respond: () => Promise<string>, isRepeat = false) {
  return sendOnce({
    operation: 'createWithdrawal',
    ...{ intent: newIntent(key), isRepeat, intents, send: respond },
    isOurs: () => true,
    getOrderNo: (made) => made,
  })
}

const lost = () => Promise.reject(new ApiError('timeout'))
const listKeys = (intents: PendingIntents<Intent>) => [intents.pending()?.key, ...intents.kept().map(({ key }) => key)]

beforeEach(() => {
  backend = createMemoryBackend()
  server = 1000
})

describe('a withdrawal whose response was lost before the product was renamed', () => {
  it('blocks another one, and is repeated with its key', async () => {
    await send(open(BEFORE), 'lost', lost)
    const intents = open(AFTER)
    const another = vi.fn(() => Promise.resolve('W00000002'))
    expect(await send(intents, 'another', another)).toEqual({ kind: 'unknown' })
    expect(another).not.toHaveBeenCalled()
    const repeated = vi.fn((key: string) => Promise.resolve(`W-${key}`))
    expect(await send(intents, 'lost', () => repeated('lost'), true)).toEqual({ kind: 'made', made: 'W-lost' })
  })

  it('is over for both names once it is settled, also after a reload of either', async () => {
    await send(open(BEFORE), 'lost', lost)
    open(AFTER).forget('lost')
    expect(open(AFTER).pending()).toBeNull()
    expect(open(BEFORE).pending()).toBeNull()
  })
})

describe('a tab that still runs the old build', () => {
  it('has the requests of the new build, and the new build has its own', async () => {
    open(BEFORE).save({ ...newIntent('seen'), phase: 'settled' })
    const [old, renamed] = [open(BEFORE), open(AFTER)]
    await send(renamed, 'new', lost)
    expect(listKeys(old)).toEqual(['new', 'seen'])
    renamed.forget('new')
    await send(old, 'old', lost)
    expect(listKeys(renamed)).toEqual(['old', 'seen'])
  })

  it('tells what became of its request, whichever build looked for it meanwhile', async () => {
    const old = open(BEFORE)
    let renamed: PendingIntents<Intent> | undefined
    await send(old, 'slow', () => {
      renamed = open(AFTER)
      renamed.save({ ...newIntent('slow'), sentAt: server, phase: 'sent', known: ['W00000001'] })
      return Promise.resolve('W00000009')
    })
    expect(renamed?.pending()).toMatchObject({ key: 'slow', phase: 'made', orderNo: 'W00000009' })
  })

  it('blocks nothing by a request that the new build has settled and only the device kept as sent', async () => {
    await send(open(BEFORE), 'key', lost)
    const sent = backend.entries.get('MAYA_OPENWITHDRAWAL') ?? ''
    const renamed = open(AFTER)
    renamed.save({ ...newIntent('key'), sentAt: server, phase: 'settled', orderNo: 'W00000009' })
    backend.entries.set('MAYA_OPENWITHDRAWAL', sent)
    expect(renamed.pending()).toBeNull()
    expect(renamed.kept()).toEqual([expect.objectContaining({ key: 'key', orderNo: 'W00000009' })])
  })

  it('sends again what the new build did not find: it is pending for both', async () => {
    await send(open(BEFORE), 'key', lost)
    const renamed = open(AFTER)
    const old = open(BEFORE)
    renamed.save({ ...newIntent('key'), sentAt: server, phase: 'settled' })
    server = 2000
    await send(old, 'key', lost)
    expect(renamed.pending()).toMatchObject({ key: 'key', phase: 'sent', sentAt: 2000 })
  })
})

it('a device that used both names keeps the pending requests of both, one after the other', async () => {
  await send(open(BEFORE), 'first', lost)
  await send(open(['TUMPAK_']), 'second', lost)
  const intents = open(AFTER)
  expect(intents.pending()?.key).toBe('first')
  intents.forget('first')
  expect(intents.pending()?.key).toBe('second')
  expect(open(BEFORE).pending()?.key).toBe('second')
})
