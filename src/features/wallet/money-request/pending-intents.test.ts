import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { PendingDeposit } from '../deposit/deposit.ts'
import { PendingWithdrawal } from '../withdrawal/withdrawal.ts'
import { clearWithin, knownOrders, mayGoOn } from './pending-intents.ts'
import { memoryIntents, type TestClock } from './testing/memory-intents.ts'

const DEPOSIT: PendingDeposit = {
  ...{ uid: '1', key: 'key-1', phase: 'sent', keyAt: null, sentAt: null, waitMs: 900_000 },
  ...{ known: [], since: null, isPartial: false, orderNo: 'D202611200001', method: 'gcash', amount: 500 },
}
const OTHER: PendingDeposit = { ...DEPOSIT, uid: '2', key: 'key-2', orderNo: 'D202611200002' }
const DAY_MS = 86_400_000

let clock: TestClock
let backend: ReturnType<typeof createMemoryBackend>
/** As after a reload: the device keeps what was stored, and the steady clock has no memory. */
const open = (uid = '1') => memoryIntents<PendingDeposit>(PendingDeposit, clock, backend, uid)

beforeEach(() => {
  clock = { server: 1_000_000, steady: 0 }
  backend = createMemoryBackend()
})

describe('PendingIntents', () => {
  it('are stored per player, and deleted by forget', () => {
    const [intents, others] = [open(), open('2')]
    intents.save(DEPOSIT)
    others.save(OTHER)
    expect([intents.pending(), others.pending()]).toEqual([DEPOSIT, OTHER])
    intents.forget('key-3')
    intents.forget('key-1')
    expect([intents.pending(), others.pending()]).toEqual([null, OTHER])
  })

  it('ignore only the entry that was tampered with', () => {
    const storage = createStorage({ backend: () => backend })
    storage.set(STORAGE_KEYS.openWithdrawal, [{ ...DEPOSIT, amount: 'all' }, 7, { ...DEPOSIT, orderNo: '../x' }, OTHER])
    expect(open().pending()).toBeNull()
    expect(open('2').pending()).toEqual(OTHER)
  })

  it('do not expire by the device’s clock', () => {
    open().save(DEPOSIT)
    expect(JSON.parse([...backend.entries.values()][0] ?? '')).toMatchObject({ expires: null })
  })

  it('stay pending without expiry until settled', () => {
    open().begin(DEPOSIT)
    clock.server = 1_000_000 + 30 * DAY_MS
    expect(open().pending()?.key).toBe('key-1')
  })

  it('keep the key of a settled intent for 24 hours by the server’s clock', () => {
    const { intent } = open().begin(DEPOSIT)
    open().save({ ...intent, phase: 'settled' })
    expect(open().pending()).toBeNull()
    clock.server = 1_000_000 + DAY_MS - 1
    expect(
      open()
        .kept()
        .map(({ key }) => key),
    ).toEqual(['key-1'])
    expect(open().ofOrder(DEPOSIT.orderNo)?.key).toBe('key-1')
    clock.server = null
    expect(open().kept()).toHaveLength(1)
    clock.server = 1_000_000 + DAY_MS
    expect(open().kept()).toEqual([])
  })

  it('drop the oldest settled intents above the maximum', () => {
    const intents = open()
    intents.save(DEPOSIT)
    for (let index = 1; index <= 25; index += 1) {
      intents.save({ ...OTHER, key: `kept-${String(index)}`, phase: 'settled' })
    }
    expect(intents.pending()).toEqual(DEPOSIT)
    expect(open('2').kept()).toHaveLength(19)
    expect(open('2').kept()[0]?.key).toBe('kept-25')
  })

  it('read an entry of an earlier version', () => {
    const storage = createStorage({ backend: () => backend })
    const old = { uid: '1', key: 'k', amount: 500, bank: 'gcash', account: 'a', before: 'W00000001', settleBy: 1 }
    storage.set(STORAGE_KEYS.openWithdrawal, old)
    const intents = memoryIntents<PendingWithdrawal>(PendingWithdrawal, clock, backend)
    expect(intents.pending()).toMatchObject({ key: 'k', phase: 'sent', known: ['W00000001'], since: null })
  })
})

describe('show', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('settles an intent at once for this tab, and for a reload once its page has stood', () => {
    const intents = open()
    const { intent } = intents.begin(DEPOSIT)
    intents.show(DEPOSIT.orderNo, false)
    expect(intents.pending()).toBeNull()
    expect(intents.kept()).toEqual([{ ...intent, phase: 'settled' }])
    expect(open().pending()).toEqual(intent)
    vi.runAllTimers()
    expect(open().pending()).toBeNull()
    expect(open().kept()).toEqual([{ ...intent, phase: 'settled' }])
  })

  it('deletes an intent that is over in the same way', () => {
    const intents = open()
    const { intent } = intents.begin(DEPOSIT)
    intents.show(DEPOSIT.orderNo, true)
    expect(intents.ofOrder(DEPOSIT.orderNo)).toBeNull()
    expect(open().ofOrder(DEPOSIT.orderNo)).toEqual(intent)
    vi.runAllTimers()
    expect(open().ofOrder(DEPOSIT.orderNo)).toBeNull()
  })

  it('deletes an intent at once, also for a reload, if it ends while its page is shown', () => {
    const intents = open()
    intents.begin(DEPOSIT)
    intents.show(DEPOSIT.orderNo, false)
    intents.show(DEPOSIT.orderNo, true)
    expect(open().ofOrder(DEPOSIT.orderNo)).toBeNull()
    vi.runAllTimers()
    expect([intents.pending(), intents.kept()]).toEqual([null, []])
  })
})

describe('waited', () => {
  it('uses the server’s clock across reloads', () => {
    const { intent } = open().begin(DEPOSIT)
    clock.server = 1_000_000 + 5000
    expect(open().waited(intent)).toBe(5000)
  })

  it('uses the page’s steady clock if the server sends no time', () => {
    clock.server = null
    const intents = open()
    const { intent } = intents.begin(DEPOSIT)
    clock.steady = 7000
    expect(intents.waited(intent)).toBe(7000)
    const reloaded = open()
    expect(reloaded.pending()).toEqual(intent)
    expect(reloaded.waited(intent), 'an unknown time proves nothing').toBe(0)
    clock.steady = 10_000
    expect(reloaded.waited(intent)).toBe(3000)
  })

  it('is never negative, and starts again with a repeat', () => {
    const intents = open()
    const { intent } = intents.begin(DEPOSIT)
    clock.server = 0
    expect(intents.waited(intent)).toBe(0)
    clock.steady = 9000
    expect(intents.waited(intents.begin(intent).intent)).toBe(0)
  })
})

describe('knownOrders', () => {
  it('lists made orders first, at most 50, with the newest creation time', () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      orderNo: `W${String(10_000_000 + index)}`,
      createdAt: index === 30 ? '2026-11-20T10:00:00+08:00' : index === 31 ? '' : '2026-11-19T10:00:00+08:00',
    }))
    const { known, since, isPartial } = knownOrders({ list: rows, unreadable: 1 }, ['W99999999', undefined])
    expect(known).toHaveLength(50)
    expect(known.slice(0, 2)).toEqual(['W99999999', 'W10000000'])
    expect(since).toBe('2026-11-20T10:00:00+08:00')
    expect(isPartial).toBe(true)
    expect(knownOrders({ list: [] })).toEqual({ known: [], since: null, isPartial: false })
  })
})

describe('clearWithin and mayGoOn', () => {
  it('clearWithin counts the wait and the pause before a read', () => {
    expect(clearWithin(DEPOSIT)).toBe(16)
    expect(clearWithin({ ...DEPOSIT, waitMs: 120_000 })).toBe(3)
  })

  it('mayGoOn is true after ten minutes', () => {
    expect([599_999, 600_000].map(mayGoOn)).toEqual([false, true])
  })
})
