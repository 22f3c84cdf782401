import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import type { PrepareRechargeBody } from '#generated/http/schemas/prepare-recharge-body.ts'
import type { RechargeLaunch } from '#generated/http/schemas/recharge-launch.ts'
import type { RechargeQuote } from '#generated/http/schemas/recharge-quote.ts'
import { ApiError, toApiError } from '#src/api/api-error.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import type { SubmitOutcome } from '../money-request/money-request.ts'
import type { PendingIntents } from '../money-request/pending-intents.ts'
import { memoryIntents } from '../money-request/testing/memory-intents.ts'
import { openRequests } from '../money-request/testing/open-requests.ts'
import { deposit as definition, type DepositTypes, PendingDeposit, prepareDeposit } from './deposit.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
const REQUEST = { method: 'gcash', amount: 500 }
const QUOTE = { bonus: 0, orderNo: 'D202611200001', ...REQUEST, expiresAt: '2026-11-20T10:15:00+08:00' }
const LAUNCH = { orderNo: QUOTE.orderNo, payUrl: 'https://pay.example/order?token=1', openMode: 'browser' as const }

type Create = (order: { orderNo: string; idempotencyKey: string }) => Promise<RechargeLaunch>
type Prepare = (body: PrepareRechargeBody) => Promise<RechargeQuote>
interface Deps {
  readonly intents: PendingIntents<PendingDeposit>
  readonly newKey: () => string
  readonly serverNow: () => number | null
  readonly prepare: Mock<Prepare>
  readonly create: Mock<Create>
}

let deps: Deps
let backend: ReturnType<typeof createMemoryBackend>

beforeEach(() => {
  backend = createMemoryBackend()
  deps = {
    prepare: vi.fn<Prepare>(() => Promise.resolve(QUOTE)),
    create: vi.fn<Create>(() => Promise.resolve(LAUNCH)),
    intents: memoryIntents<PendingDeposit>(PendingDeposit, { server: NOW, steady: 0 }, backend),
    newKey: () => 'key-1',
    serverNow: () => NOW,
  }
})

/** Form to order in one go, as without a coupon. */
async function deposit(all: Deps, body: PrepareRechargeBody) {
  const prepared = await prepareDeposit(all, body).catch(toApiError)
  if (prepared instanceof Error) return { kind: 'refused', call: 'prepareRecharge', error: prepared }
  if (prepared.kind === 'pending') return { kind: 'unknown', orderNo: prepared.orderNo }
  if (prepared.kind === 'quoteDiffers') return prepared
  return named(await open(all).submit(prepared.quote))
}

const repeatDeposit = async (all: Deps, intent: PendingDeposit) => named(await open(all).repeat(intent))

/** Deposits that are made by the test. */
function open({ create, ...deps }: Deps) {
  return openRequests<DepositTypes>(
    { ...definition, send: ({ orderNo, key }) => create({ orderNo, idempotencyKey: key }) },
    deps,
  )
}

/** An outcome with what the form adds to it. */
function named(outcome: SubmitOutcome<DepositTypes>) {
  if (outcome.kind === 'made') return { kind: 'made', launch: outcome.made }
  if (outcome.kind === 'unknown') return { kind: 'unknown', orderNo: pending()?.orderNo }
  return outcome.kind === 'refused' ? { ...outcome, call: 'createRecharge' } : outcome
}

const pending = () => deps.intents.pending()

describe('deposit', () => {
  it('is prepared and sent once, and stored until the history has it', async () => {
    deps.create.mockImplementation(() => {
      expect(pending()?.orderNo, 'remembered before it is sent').toBe(QUOTE.orderNo)
      return Promise.resolve(LAUNCH)
    })
    expect(await deposit(deps, REQUEST)).toEqual({ kind: 'made', launch: LAUNCH })
    expect(deps.prepare).toHaveBeenCalledExactlyOnceWith(REQUEST)
    expect(deps.create).toHaveBeenCalledExactlyOnceWith({ orderNo: QUOTE.orderNo, idempotencyKey: 'key-1' })
    expect(pending()).toMatchObject({ key: 'key-1', phase: 'made', amount: 500, waitMs: 900_000, sentAt: NOW })
  })

  it.each([
    new ApiError('timeout'),
    new ApiError('network'),
    new ApiError('unreadable'),
    new ApiError('http', { status: 500 }),
    new ApiError('http', { status: 409 }),
    new ApiError('failure', { code: 50000, msg: 'System busy' }),
    new ApiError('aborted'),
  ])('stays unknown after %s', async (error) => {
    deps.create.mockRejectedValue(error)
    expect(await deposit(deps, REQUEST)).toEqual({ kind: 'unknown', orderNo: QUOTE.orderNo })
    expect(deps.create).toHaveBeenCalledOnce()
    expect(pending()).toMatchObject({ phase: 'sent', orderNo: QUOTE.orderNo })
  })

  it('is made if the server reports that it was made before', async () => {
    deps.create.mockRejectedValue(new ApiError('failure', { code: 43005, msg: 'Made before' }))
    expect(await deposit(deps, REQUEST)).toEqual({ kind: 'unknown', orderNo: QUOTE.orderNo })
    expect(pending()).toMatchObject({ phase: 'made' })
  })

  it.each([new ApiError('failure', { code: 43004 }), new ApiError('offline'), new ApiError('http', { status: 400 })])(
    'ends with the refusal %s, and leaves nothing',
    async (error) => {
      deps.create.mockRejectedValue(error)
      expect(await deposit(deps, REQUEST)).toEqual({ kind: 'refused', call: 'createRecharge', error })
      expect(pending()).toBeNull()
    },
  )

  it('is not sent if preparing fails or gets no response', async () => {
    const error = new ApiError('timeout')
    deps.prepare.mockRejectedValue(error)
    expect(await deposit(deps, REQUEST)).toEqual({ kind: 'refused', call: 'prepareRecharge', error })
    expect(deps.create).not.toHaveBeenCalled()
    expect(pending()).toBeNull()
  })

  it.each([{ amount: 5000 }, { method: 'maya' }])('is never made of what was not asked for: %j', async (wrong) => {
    deps.prepare.mockResolvedValue({ ...QUOTE, ...wrong })
    expect(await deposit(deps, REQUEST)).toEqual({ kind: 'quoteDiffers' })
    expect(deps.create).not.toHaveBeenCalled()
  })

  it('is unknown after a response about another order', async () => {
    deps.create.mockResolvedValue({ ...LAUNCH, orderNo: 'D999999999' })
    expect(await deposit(deps, REQUEST)).toEqual({ kind: 'unknown', orderNo: QUOTE.orderNo })
  })

  it('sends nothing while another is pending, in this tab or another', async () => {
    deps.create.mockRejectedValue(new ApiError('timeout'))
    await deposit(deps, REQUEST)
    expect(await deposit(deps, REQUEST)).toEqual({ kind: 'unknown', orderNo: QUOTE.orderNo })
    expect(deps.prepare).toHaveBeenCalledOnce()
  })

  it('is not blocked by another player’s deposit', async () => {
    deps.create.mockRejectedValueOnce(new ApiError('timeout'))
    await deposit(deps, REQUEST)
    const intents = memoryIntents<PendingDeposit>(PendingDeposit, { server: NOW, steady: 0 }, backend, '2')
    const other = { ...deps, intents, newKey: () => 'key-2' }
    expect(await deposit(other, REQUEST)).toEqual({ kind: 'made', launch: LAUNCH })
  })
})

describe('deposit, sent again', () => {
  it('repeats the order with the same key after a gateway failure', async () => {
    deps.create.mockRejectedValueOnce(new ApiError('http', { status: 502 }))
    await deposit(deps, REQUEST)
    const intent = pending()
    if (!intent) throw new Error('nothing is pending')
    expect(await repeatDeposit(deps, intent)).toEqual({ kind: 'made', launch: LAUNCH })
    expect(deps.prepare).toHaveBeenCalledOnce()
    const sent = { orderNo: QUOTE.orderNo, idempotencyKey: 'key-1' }
    expect(deps.create.mock.calls).toEqual([[sent], [sent]])
  })

  it('repeats the request of an order in the history, and a failure changes nothing', async () => {
    await deposit(deps, REQUEST)
    const made = pending()
    if (!made) throw new Error('nothing is pending')
    const shown = { ...made, phase: 'settled' as const }
    deps.intents.save(shown)
    deps.create.mockRejectedValueOnce(new ApiError('timeout'))
    await repeatDeposit(deps, shown)
    expect(pending()).toBeNull()
    expect(await repeatDeposit(deps, shown)).toEqual({ kind: 'made', launch: LAUNCH })
    expect(deps.intents.ofOrder(QUOTE.orderNo)).toEqual(shown)
  })
})
