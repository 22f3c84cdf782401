import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { CODES } from '#generated/http/codes.ts'
import type { Withdrawal } from '#generated/http/schemas/withdrawal.ts'
import { ApiError } from '#src/api/api-error.ts'
import type { HistoryPage } from '../money-request/history.ts'
import type { PendingIntents } from '../money-request/pending-intents.ts'
import { memoryIntents, type TestClock } from '../money-request/testing/memory-intents.ts'
import { openRequests } from '../money-request/testing/open-requests.ts'
import { PendingWithdrawal, withdrawal, type WithdrawalRequest, type WithdrawalTypes } from './withdrawal.ts'

interface Request extends WithdrawalRequest {
  readonly passwordHash: string
}

const REQUEST: Request = { amount: 500, bank: 'gcash', account: '917****567', passwordHash: 'f'.repeat(64) }
const WITH_FEE: Request = { ...REQUEST, fee: 15 }
const MINUTE = 60_000
const order = (orderNo: string, amount = 500, minute = 0) => ({
  ...{ orderNo, amount, bank: 'gcash', account: '917****567', status: 0 as const, reason: '' },
  createdAt: new Date(Date.UTC(2026, 10, 20, 2, minute)).toISOString(),
  updatedAt: new Date(Date.UTC(2026, 10, 20, 2, minute)).toISOString(),
})
const OLD = order('W00000001')
const NEW = order('W00000002', 500, 5)

let clock: TestClock
type Newest = () => Promise<HistoryPage<Withdrawal>>
type Create = (order: {
  amount: number
  fee?: number
  passwordHash: string
  idempotencyKey: string
}) => Promise<Withdrawal>
interface Deps {
  readonly intents: PendingIntents<PendingWithdrawal>
  readonly newKey: () => string
  readonly serverNow: () => number | null
  readonly newest: Mock<Newest>
  readonly create: Mock<Create>
}

let deps: Deps

beforeEach(() => {
  clock = { server: Date.UTC(2026, 10, 20, 2, 5), steady: 0 }
  let keys = 0
  deps = {
    newest: vi.fn<Newest>(() => Promise.resolve({ list: [OLD] })),
    create: vi.fn<Create>(() => Promise.resolve(NEW)),
    intents: memoryIntents<PendingWithdrawal>(PendingWithdrawal, clock),
    newKey: () => `key-${(keys += 1)}`,
    serverNow: () => clock.server,
  }
})

/** Withdrawals over what the test answers. */
function open({ newest, create, ...deps }: Deps) {
  const send: typeof withdrawal.send = ({ amount, fee, key }, passwordHash = '') =>
    create({ amount, ...(fee !== undefined && { fee }), passwordHash, idempotencyKey: key })
  return openRequests<WithdrawalTypes>({ ...withdrawal, history: newest, send }, deps)
}

const withdraw = (all: Deps, { passwordHash, ...request }: Request) => open(all).submit(request, passwordHash)
const repeatWithdrawal = (all: Deps, intent: PendingWithdrawal, passwordHash: string) =>
  open(all).repeat(intent, passwordHash)
const judgeWithdrawal = (page: HistoryPage<Withdrawal>, intent: PendingWithdrawal, waitedMs: number) =>
  open(deps).judge(page, intent, waitedMs)

/** Sends one without an answer; the history does not have it when the wait is over. */
async function loseAndMiss(request = REQUEST): Promise<void> {
  deps.create.mockRejectedValueOnce(new ApiError('timeout'))
  await withdraw(deps, request)
  const intent = deps.intents.pending()
  if (!intent) throw new Error('nothing is pending')
  expect(judgeWithdrawal({ list: [OLD] }, intent, 2 * MINUTE)).toEqual({ kind: 'absent' })
  deps.intents.save({ ...intent, phase: 'settled' })
}

const FEE_CHANGED = new ApiError('failure', { code: CODES.createWithdrawal.feeChanged.code })

const feesSent = () => deps.create.mock.calls.map(([{ fee }]) => fee)
const keysSent = () => deps.create.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)

describe('withdrawal', () => {
  it('sends one request, and stores no password', async () => {
    deps.create.mockImplementation(() => {
      const intent = deps.intents.pending()
      expect(intent).toMatchObject({ key: 'key-1', known: ['W00000001'], since: OLD.createdAt, waitMs: 2 * MINUTE })
      expect(JSON.stringify(intent)).not.toContain(REQUEST.passwordHash)
      return Promise.resolve(NEW)
    })
    expect(await withdraw(deps, REQUEST)).toMatchObject({ kind: 'made', made: { orderNo: 'W00000002' } })
    const { passwordHash } = REQUEST
    expect(deps.create).toHaveBeenCalledExactlyOnceWith({ amount: 500, passwordHash, idempotencyKey: 'key-1' })
  })

  it('sends no second withdrawal until the history has the first', async () => {
    await withdraw(deps, REQUEST)
    expect(deps.intents.pending()).toMatchObject({ phase: 'made', orderNo: 'W00000002' })
    expect(await withdraw(deps, REQUEST)).toEqual({ kind: 'unknown' })
    expect(deps.create).toHaveBeenCalledOnce()
  })

  it('sends nothing while the history cannot be read', async () => {
    const error = new ApiError('http', { status: 500 })
    deps.newest.mockRejectedValue(error)
    expect(await withdraw(deps, REQUEST)).toEqual({ kind: 'unread', error })
    expect(deps.create).not.toHaveBeenCalled()
  })

  it('sends nothing without a network, as one that was refused before it was sent', async () => {
    deps.newest.mockRejectedValue(new ApiError('offline', { method: 'GET' }))
    expect(await withdraw(deps, REQUEST)).toMatchObject({ kind: 'refused', error: { kind: 'offline', isWrite: true } })
    expect([deps.create.mock.calls.length, deps.intents.pending()]).toEqual([0, null])
  })

  it('is sent although an entry of the history is unreadable', async () => {
    deps.newest.mockResolvedValue({ list: [], unreadable: 1 })
    expect(await withdraw(deps, REQUEST)).toMatchObject({ kind: 'made' })
  })

  it('is unknown after no response, and blocks a second one', async () => {
    deps.create.mockRejectedValue(new ApiError('timeout'))
    expect(await withdraw(deps, REQUEST)).toEqual({ kind: 'unknown' })
    expect(await withdraw(deps, { ...REQUEST, amount: 100 })).toEqual({ kind: 'unknown' })
    expect(deps.create).toHaveBeenCalledOnce()
  })

  it.each([
    ['another amount', order('W00000002', 5000)],
    ['an old number', OLD],
  ])('is unknown after a response with %s', async (_, answer) => {
    deps.create.mockResolvedValue(answer)
    expect(await withdraw(deps, REQUEST)).toEqual({ kind: 'unknown' })
  })

  it('does not match the next withdrawal to a made one that the history does not show', async () => {
    await withdraw(deps, REQUEST)
    const made = deps.intents.pending()
    if (made) deps.intents.save({ ...made, phase: 'settled' })
    deps.create.mockRejectedValue(new ApiError('timeout'))
    await withdraw(deps, REQUEST)
    expect(keysSent()).toEqual(['key-1', 'key-2'])
    const intent = deps.intents.pending()
    if (!intent) throw new Error('nothing is pending')
    expect(judgeWithdrawal({ list: [NEW, OLD] }, intent, 2 * MINUTE)).toEqual({ kind: 'absent' })
  })
})

describe('withdrawal, after one that was not found', () => {
  it('sends the same request with the same key', async () => {
    await loseAndMiss()
    expect(await withdraw(deps, REQUEST)).toMatchObject({ kind: 'made' })
    expect(keysSent()).toEqual(['key-1', 'key-1'])
  })

  it('sends another request with its own key, and keeps the first key', async () => {
    await loseAndMiss()
    deps.create.mockResolvedValueOnce(order('W00000003', 300, 6))
    expect(await withdraw(deps, { ...REQUEST, amount: 300 })).toMatchObject({ kind: 'made' })
    deps.intents.forget('key-2')
    await withdraw(deps, REQUEST)
    expect(keysSent()).toEqual(['key-1', 'key-2', 'key-1'])
  })

  it('sends a new key after 24 hours by the server’s clock', async () => {
    await loseAndMiss()
    clock.server = (clock.server ?? 0) + 24 * 60 * MINUTE
    await withdraw(deps, REQUEST)
    expect(keysSent()).toEqual(['key-1', 'key-2'])
  })

  it('sends nothing when the order has appeared late; a further one gets a new key', async () => {
    await loseAndMiss()
    deps.newest.mockResolvedValue({ list: [NEW, OLD] })
    expect(await withdraw(deps, REQUEST)).toEqual({ kind: 'already', made: NEW })
    expect(keysSent()).toEqual(['key-1'])
    deps.create.mockResolvedValue(order('W00000003', 500, 9))
    expect(await withdraw(deps, REQUEST)).toMatchObject({ kind: 'made', made: { orderNo: 'W00000003' } })
    expect(keysSent()).toEqual(['key-1', 'key-2'])
  })

  it('keeps the key when the repeat is refused', async () => {
    await loseAndMiss()
    deps.create.mockRejectedValueOnce(new ApiError('failure', { code: 43207 }))
    expect(await withdraw(deps, REQUEST)).toMatchObject({ kind: 'refused' })
    expect(await withdraw(deps, REQUEST)).toMatchObject({ kind: 'made' })
    expect(keysSent()).toEqual(['key-1', 'key-1', 'key-1'])
  })
})

describe('withdrawal, sent again', () => {
  it('sends the pending one with its key, without the history', async () => {
    deps.create.mockRejectedValueOnce(new ApiError('timeout'))
    await withdraw(deps, REQUEST)
    const intent = deps.intents.pending()
    if (!intent) throw new Error('nothing is pending')
    deps.newest.mockRejectedValue(new ApiError('timeout'))
    expect(await repeatWithdrawal(deps, intent, REQUEST.passwordHash)).toMatchObject({ kind: 'made' })
    expect(keysSent()).toEqual(['key-1', 'key-1'])
  })
})

describe('withdrawal with a fee', () => {
  it.each([
    ['no fee, as an older server does', NEW],
    ['another fee', { ...NEW, fee: 20 }],
  ])('is found in a history that lists %s', async (_, listed) => {
    deps.create.mockRejectedValueOnce(new ApiError('timeout'))
    await withdraw(deps, WITH_FEE)
    const intent = deps.intents.pending()
    if (!intent) throw new Error('nothing is pending')
    expect(judgeWithdrawal({ list: [listed, OLD] }, intent, 0)).toMatchObject({ kind: 'found' })
  })

  it('sends what was stored when it is repeated while unknown, also if another tab knows another fee', async () => {
    deps.create.mockRejectedValueOnce(new ApiError('timeout'))
    await withdraw(deps, WITH_FEE)
    const intent = deps.intents.pending()
    if (!intent) throw new Error('nothing is pending')
    await repeatWithdrawal(deps, { ...intent, fee: 20 }, REQUEST.passwordHash)
    expect([feesSent(), keysSent()]).toEqual([
      [15, 15],
      ['key-1', 'key-1'],
    ])
  })

  it('stays unknown when a repeat is refused because the fee has changed', async () => {
    deps.create.mockRejectedValueOnce(new ApiError('timeout')).mockRejectedValueOnce(FEE_CHANGED)
    await withdraw(deps, WITH_FEE)
    const intent = deps.intents.pending()
    if (!intent) throw new Error('nothing is pending')
    expect(await repeatWithdrawal(deps, intent, REQUEST.passwordHash)).toEqual({ kind: 'unknown' })
    expect(deps.intents.pending()).toMatchObject({ key: 'key-1', fee: 15 })
  })

  it('is not done if the fee has changed, and the next one has a key of its own', async () => {
    deps.create.mockRejectedValueOnce(FEE_CHANGED)
    expect(await withdraw(deps, WITH_FEE)).toEqual({ kind: 'refused', error: FEE_CHANGED })
    expect(deps.intents.pending()).toBeNull()
    expect(await withdraw(deps, { ...REQUEST, fee: 20 })).toMatchObject({ kind: 'made' })
    expect([feesSent(), keysSent()]).toEqual([
      [15, 20],
      ['key-1', 'key-2'],
    ])
  })

  it('that was not found is sent with its key and the fee confirmed now, which a repeat then sends as well', async () => {
    await loseAndMiss(WITH_FEE)
    deps.create.mockRejectedValueOnce(new ApiError('timeout'))
    expect(await withdraw(deps, { ...REQUEST, fee: 20 })).toEqual({ kind: 'unknown' })
    const intent = deps.intents.pending()
    if (!intent) throw new Error('nothing is pending')
    await repeatWithdrawal(deps, intent, REQUEST.passwordHash)
    expect([feesSent(), keysSent()]).toEqual([
      [15, 20, 20],
      ['key-1', 'key-1', 'key-1'],
    ])
  })

  it('that was not found keeps its first fee if the next try is refused', async () => {
    await loseAndMiss(WITH_FEE)
    deps.create.mockRejectedValueOnce(FEE_CHANGED)
    expect(await withdraw(deps, { ...REQUEST, fee: 20 })).toMatchObject({ kind: 'refused' })
    expect(deps.intents.kept()).toMatchObject([{ key: 'key-1', fee: 15 }])
  })
})
