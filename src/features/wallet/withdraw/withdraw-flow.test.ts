import { beforeEach, expect, type Mock, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { memoryIntents } from '../testing/memory-intents.ts'
import { numberWithdrawal, type OpenWithdrawal } from './open-withdrawal.ts'
import { findWithdrawal, withdraw, type WithdrawDeps } from './withdraw-flow.ts'

const NOW = 1_000_000
const WISH = { amount: 500, bank: 'gcash', account: '917****567', passwordHash: 'f'.repeat(64) }
const order = (orderNo: string, amount = 500, bank = 'gcash') => ({
  orderNo,
  amount,
  bank,
  account: '917****567',
  status: 0 as const,
  reason: '',
  createdAt: '2026-11-20T10:00:00+08:00',
  updatedAt: '2026-11-20T10:00:00+08:00',
})

let deps: WithdrawDeps & { newest: Mock<WithdrawDeps['newest']>; create: Mock<WithdrawDeps['create']> }

beforeEach(() => {
  deps = {
    uid: '1',
    newest: vi.fn(() => Promise.resolve([order('W00000001')])),
    create: vi.fn(() => Promise.resolve(order('W00000002'))),
    open: memoryIntents<OpenWithdrawal>(),
    newKey: () => 'key-1',
    now: () => NOW,
  }
})

test('a withdrawal is made once; its password is kept nowhere', async () => {
  deps.create.mockImplementation(() => {
    const open = deps.open.read('1')
    expect(open).toEqual({
      uid: '1',
      key: 'key-1',
      amount: 500,
      bank: 'gcash',
      account: '917****567',
      before: 'W00000001',
      settleBy: NOW + 120_000,
    })
    expect(JSON.stringify(open)).not.toContain(WISH.passwordHash)
    return Promise.resolve(order('W00000002'))
  })
  expect(await withdraw(deps, WISH)).toMatchObject({ kind: 'made', made: { orderNo: 'W00000002' } })
  expect(deps.create).toHaveBeenCalledExactlyOnceWith({
    amount: 500,
    passwordHash: WISH.passwordHash,
    idempotencyKey: 'key-1',
  })
})

test('until the history has it, one that was made is open: a reload finds it, and no second one is sent', async () => {
  await withdraw(deps, WISH)
  expect(deps.open.read('1')).toMatchObject({ key: 'key-1', orderNo: 'W00000002' })
  expect(await withdraw(deps, WISH)).toEqual({ kind: 'unknown' })
  expect(deps.create).toHaveBeenCalledOnce()
})

test('nothing is sent while the history cannot be read, by which it would be found again', async () => {
  const error = new ApiError('offline')
  deps.newest.mockRejectedValue(error)
  expect(await withdraw(deps, WISH)).toEqual({ kind: 'unread', error })
  expect(deps.create).not.toHaveBeenCalled()
})

test('silence is unknown, and a second one is refused until it is settled', async () => {
  deps.create.mockRejectedValue(new ApiError('timeout'))
  expect(await withdraw(deps, WISH)).toEqual({ kind: 'unknown' })
  expect(await withdraw(deps, { ...WISH, amount: 100 })).toEqual({ kind: 'unknown' })
  expect(deps.create).toHaveBeenCalledOnce()
})

test('an answer with another amount is not taken for this one', async () => {
  deps.create.mockResolvedValue(order('W00000002', 5000))
  expect(await withdraw(deps, WISH)).toEqual({ kind: 'unknown' })
})

test('a lost one is found by what is new in the history', () => {
  const intent = { uid: '1', key: 'k', amount: 500, bank: 'gcash', account: '', before: 'W00000001', settleBy: NOW }
  const old = order('W00000001')
  expect(findWithdrawal([old], intent, NOW - 1)).toBeUndefined()
  expect(findWithdrawal([order('W00000002'), old], intent, NOW - 1)?.orderNo).toBe('W00000002')
  expect(findWithdrawal([order('W00000002', 100), old], intent, NOW - 1)).toBeUndefined()
  expect(findWithdrawal([order('W00000002', 500, 'maya'), old], intent, NOW - 1)).toBeUndefined()
  // Two alike: the first that came is the one that was lost.
  expect(findWithdrawal([order('W00000003'), order('W00000002'), old], intent, NOW - 1)?.orderNo).toBe('W00000002')
  expect(findWithdrawal([order('W00000001')], { ...intent, before: null }, NOW - 1)?.orderNo).toBe('W00000001')
})

test('once it must be there, a new one is it even of another amount: money has moved', () => {
  const intent = { uid: '1', key: 'k', amount: 500, bank: 'gcash', account: '', before: 'W00000001', settleBy: NOW }
  const old = order('W00000001')
  expect(findWithdrawal([old], intent, NOW)).toBeUndefined()
  expect(findWithdrawal([order('W00000002', 495), old], intent, NOW)?.orderNo).toBe('W00000002')
  const since = [order('W00000003'), order('W00000002', 495), old]
  expect(findWithdrawal(since, intent, NOW)?.orderNo, 'one as asked for comes first').toBe('W00000003')
  expect(findWithdrawal([order('W00000002', 495)], { ...intent, before: null }, NOW)?.orderNo).toBe('W00000002')
})

test('a number is noted of the withdrawal that got it, and of no other', async () => {
  deps.create.mockRejectedValue(new ApiError('timeout'))
  await withdraw(deps, WISH)
  const intent = deps.open.read('1')
  if (!intent) throw new Error('nothing is open')
  numberWithdrawal(deps.open, { ...intent, key: 'key-0' }, 'W00000009')
  expect(deps.open.read('1')).toEqual(intent)
  numberWithdrawal(deps.open, intent, 'W00000002')
  expect(deps.open.read('1')).toEqual({ ...intent, orderNo: 'W00000002' })
  deps.open.forget('key-1')
  numberWithdrawal(deps.open, intent, 'W00000002')
  expect(deps.open.read('1'), 'settled meanwhile, in another tab').toBeNull()
})
