import { beforeEach, expect, type Mock, test, vi } from 'vitest'
import type { PrepareRechargeBody } from '#generated/http/schemas/prepare-recharge-body.ts'
import { ApiError } from '#src/api/api-error.ts'
import { memoryIntents } from '../testing/memory-intents.ts'
import { type DepositDeps, makeDeposit, prepareDeposit } from './deposit-flow.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
const INTENT = { method: 'gcash', amount: 500 }
const QUOTE = { bonus: 0, orderNo: 'D202611200001', ...INTENT, expiresAt: '2026-11-20T10:15:00+08:00' }
const LAUNCH = { orderNo: QUOTE.orderNo, payUrl: 'https://pay.example/order?token=1', openMode: 'browser' as const }

let deps: DepositDeps & {
  prepare: Mock<DepositDeps['prepare']>
  create: Mock<DepositDeps['create']>
  rememberKey: Mock<DepositDeps['rememberKey']>
}

beforeEach(() => {
  deps = {
    uid: '1',
    prepare: vi.fn(() => Promise.resolve(QUOTE)),
    create: vi.fn(() => Promise.resolve(LAUNCH)),
    open: memoryIntents(),
    rememberKey: vi.fn(),
    newKey: () => 'key-1',
    now: () => NOW,
  }
})

/** Form to order in one go, as without a coupon. */
async function deposit(all: DepositDeps, wish: PrepareRechargeBody) {
  const prepared = await prepareDeposit(all, wish)
  return prepared.kind === 'prepared' ? makeDeposit(all, prepared.quote) : prepared
}

test('a deposit is prepared and made once, and remembered until the history has it', async () => {
  deps.create.mockImplementation(() => {
    expect(deps.open.read('1')?.orderNo, 'remembered before it is sent').toBe(QUOTE.orderNo)
    return Promise.resolve(LAUNCH)
  })
  expect(await deposit(deps, INTENT)).toEqual({ kind: 'made', launch: LAUNCH })
  expect(deps.prepare).toHaveBeenCalledExactlyOnceWith(INTENT)
  expect(deps.create).toHaveBeenCalledExactlyOnceWith({ orderNo: QUOTE.orderNo, idempotencyKey: 'key-1' })
  expect(deps.open.read('1')).toMatchObject({ key: 'key-1', amount: 500, settleBy: NOW + 900_000 })
  expect(deps.rememberKey).toHaveBeenCalledExactlyOnceWith({ uid: '1', orderNo: QUOTE.orderNo, key: 'key-1' })
})

test.each([
  new ApiError('timeout'),
  new ApiError('network'),
  new ApiError('unreadable'),
  new ApiError('http', { status: 504 }),
  new ApiError('aborted'),
  new ApiError('failure', { code: 43005, msg: 'Made before' }),
  new TypeError('a fault of ours'),
])('no verdict is unknown, and stays remembered: %s', async (error) => {
  deps.create.mockRejectedValue(error)
  expect(await deposit(deps, INTENT)).toEqual({ kind: 'unknown', orderNo: QUOTE.orderNo })
  expect(deps.create).toHaveBeenCalledOnce()
  expect(deps.open.read('1')?.orderNo).toBe(QUOTE.orderNo)
})

test.each([new ApiError('failure', { code: 43004 }), new ApiError('offline'), new ApiError('http', { status: 400 })])(
  'a refusal is known, and nothing is left open: %s',
  async (error) => {
    deps.create.mockRejectedValue(error)
    expect(await deposit(deps, INTENT)).toEqual({ kind: 'refused', call: 'createRecharge', error })
    expect(deps.open.read('1')).toBeNull()
  },
)

test('what fails while preparing has made nothing, silence included', async () => {
  const error = new ApiError('timeout')
  deps.prepare.mockRejectedValue(error)
  expect(await deposit(deps, INTENT)).toEqual({ kind: 'refused', call: 'prepareRecharge', error })
  expect(deps.create).not.toHaveBeenCalled()
  expect(deps.open.read('1')).toBeNull()
})

test.each([{ amount: 5000 }, { method: 'maya' }])(
  'another amount or method than asked for is never made: %j',
  async (wrong) => {
    deps.prepare.mockResolvedValue({ ...QUOTE, ...wrong })
    expect(await deposit(deps, INTENT)).toEqual({ kind: 'faulty' })
    expect(deps.create).not.toHaveBeenCalled()
  },
)

test('an answer about another order is not taken for this one', async () => {
  deps.create.mockResolvedValue({ ...LAUNCH, orderNo: 'D999999999' })
  expect(await deposit(deps, INTENT)).toEqual({ kind: 'unknown', orderNo: QUOTE.orderNo })
})

test('while one deposit is open a second sends nothing, in this tab or another', async () => {
  deps.create.mockRejectedValue(new ApiError('timeout'))
  await deposit(deps, INTENT)
  expect(await deposit(deps, INTENT)).toEqual({ kind: 'unknown', orderNo: QUOTE.orderNo })
  expect(deps.prepare).toHaveBeenCalledOnce()
})

test("one player's open deposit does not hold up another", async () => {
  deps.create.mockRejectedValueOnce(new ApiError('timeout'))
  await deposit(deps, INTENT)
  expect(await deposit({ ...deps, uid: '2' }, INTENT)).toEqual({ kind: 'made', launch: LAUNCH })
})
