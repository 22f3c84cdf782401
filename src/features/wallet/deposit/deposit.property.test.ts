import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { PrepareRechargeBody } from '#generated/http/schemas/prepare-recharge-body.ts'
import type { Recharge } from '#generated/http/schemas/recharge.ts'
import { ApiError } from '#src/api/api-error.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import type { HistoryPage } from '../money-request/history.ts'
import { orderState } from '../money-request/order-state.ts'
import { mayGoOn, type PendingIntents } from '../money-request/pending-intents.ts'
import { memoryIntents } from '../money-request/testing/memory-intents.ts'
import { openRequests } from '../money-request/testing/open-requests.ts'
import { deposit, type DepositTypes, PendingDeposit, prepareDeposit } from './deposit.ts'

const MINUTE = 60_000
const START = Date.UTC(2026, 10, 20)
const RUNS = 1000

type Result = 'success' | 'noResponse' | 'gateway' | 'undocumented' | 'expired' | 'crash'
type History = 'whole' | 'fails' | 'filterIgnored' | 'filterLags' | 'rowDropped'
type Step =
  | { readonly do: 'confirm' | 'ask'; readonly isMade: boolean; readonly result: Result }
  | { readonly do: 'check'; readonly history: History }
  | { readonly do: 'wait'; readonly minutes: number }
  | { readonly do: 'reload' }

const result = fc.constantFrom<Result[]>('success', 'noResponse', 'gateway', 'undocumented', 'expired', 'crash')
const history = fc.constantFrom<History[]>('whole', 'fails', 'filterIgnored', 'filterLags', 'rowDropped')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('confirm', 'ask'), isMade: fc.boolean(), result }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('check' as const), history }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(0.1, 3, 12, 31) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
)

/** A player who deposits, and a server that makes each prepared order once at most. */
class Model {
  now = START
  readonly made = new Map<string, string>()
  /** POSTs for one order while another had no verdict, and tries of one order with more than one key. */
  unrequested = 0
  readonly keys = new Map<string, Set<string>>()
  /** Orders that were said not to be made, although they were. */
  misled = 0
  readonly #clock: { server: number | null; steady: number }
  readonly #backend = createMemoryBackend()
  readonly #hasNoDate: boolean
  #intents: PendingIntents<PendingDeposit>
  #count = 0
  /** Of the POST under way. */
  #fate: { readonly isMade: boolean; readonly result: Result } = { isMade: true, result: 'success' }
  #crash: () => void = () => undefined

  constructor(hasNoDate: boolean) {
    this.#hasNoDate = hasNoDate
    this.#clock = { server: hasNoDate ? null : START, steady: 0 }
    this.#intents = this.#open()
  }

  get pending(): PendingDeposit | null {
    return this.#intents.pending()
  }

  async take(one: Step): Promise<void> {
    switch (one.do) {
      case 'wait':
        return this.wait(one.minutes * MINUTE)
      case 'reload':
        return this.#reload()
      case 'check':
        return this.check(one.history)
      case 'confirm':
        return this.#post(one, () => this.#confirm())
      case 'ask': {
        const { pending } = this
        return pending ? this.#post(one, () => this.#requests().repeat(pending)) : undefined
      }
    }
  }

  wait(milliseconds: number): void {
    this.now += milliseconds
    this.#clock.steady += milliseconds
    if (!this.#hasNoDate) this.#clock.server = this.now
  }

  /** As the order's page does, once it stands. */
  async check(mode: History): Promise<void> {
    const { pending } = this
    if (!pending) return
    const { orderNo, phase } = pending
    const read = await this.#requests(mode)
      .follow(orderNo)
      .catch(() => undefined)
    const isAbsent = read?.isAbsent ?? false
    const state = orderState(read?.row, { phase, isMade: false, isAbsent }, deposit.getStatus)
    if (state === 'notMade' && this.made.has(orderNo)) this.misled += 1
    if (state === 'notMade' || read?.row) this.#intents.settle(orderNo, state === 'notMade')
  }

  /** Whether the player can make another deposit: by the form, or by choice after a long time. */
  get hasWayOut(): boolean {
    const { pending } = this
    return pending === null || mayGoOn(this.#intents.waited(pending))
  }

  async #confirm(): Promise<unknown> {
    const prepared = await prepareDeposit(this.#deps(), { method: 'gcash', amount: 500 })
    return prepared.kind === 'prepared' ? this.#requests().submit(prepared.quote) : prepared
  }

  async #post(fate: { readonly isMade: boolean; readonly result: Result }, run: () => Promise<unknown>): Promise<void> {
    this.#fate = fate
    const crashed = new Promise<void>((resolve) => (this.#crash = resolve))
    await Promise.race([crashed, run()])
    if (fate.result === 'crash') this.#reload()
  }

  #deps() {
    return {
      intents: this.#intents,
      newKey: () => `key-${String((this.#count += 1))}`,
      serverNow: () => this.#clock.server,
      prepare: (body: PrepareRechargeBody) => {
        const orderNo = `D${String(10_000_000 + (this.#count += 1))}`
        return Promise.resolve({
          ...body,
          orderNo,
          bonus: 0,
          expiresAt: new Date(this.now + 15 * MINUTE).toISOString(),
        })
      },
    }
  }

  #requests(mode: History = 'whole') {
    const before = this.pending
    const history: typeof deposit.history = ({ orderNo }) => this.#read(mode, orderNo)
    const send: typeof deposit.send = ({ orderNo, key }) => {
      if (before && before.orderNo !== orderNo) this.unrequested += 1
      this.keys.set(orderNo, (this.keys.get(orderNo) ?? new Set()).add(key))
      return this.#answer(orderNo)
    }
    return openRequests<DepositTypes>({ ...deposit, history, send }, this.#deps())
  }

  #answer(orderNo: string): ReturnType<typeof deposit.send> {
    const { isMade, result } = this.#fate
    if ((isMade && result !== 'expired') || result === 'success')
      this.made.set(orderNo, new Date(this.now).toISOString())
    switch (result) {
      case 'success':
        return Promise.resolve({ orderNo, payUrl: 'https://pay.example/', openMode: 'browser' })
      case 'crash':
        this.#crash()
        return new Promise(() => undefined)
      case 'noResponse':
        return Promise.reject(new ApiError('timeout'))
      case 'gateway':
        return Promise.reject(new ApiError('http', { status: 502 }))
      case 'undocumented':
        return Promise.reject(new ApiError('failure', { code: 50_000 }))
      case 'expired':
        return Promise.reject(new ApiError('failure', { code: 43_004 }))
    }
  }

  #read(mode: History, orderNo: string | undefined): Promise<HistoryPage<Recharge>> {
    if (mode === 'fails') return Promise.reject(new ApiError('timeout'))
    const list = [...this.made].reverse().map(([number, at]): Recharge => ({
      ...{ orderNo: number, method: 'gcash', amount: 500, bonus: 0, status: 0 },
      ...{ createdAt: at, updatedAt: at },
    }))
    if (mode === 'rowDropped') return Promise.resolve({ list: list.slice(1), unreadable: 1 })
    if (mode === 'filterLags' && orderNo !== undefined) return Promise.resolve({ list: [] })
    const isFiltered = mode === 'whole' && orderNo !== undefined
    return Promise.resolve({ list: isFiltered ? list.filter((one) => one.orderNo === orderNo) : list })
  }

  #reload(): void {
    this.#clock.steady = 0
    this.#intents = this.#open()
    // The page opens, and looks.
    void this.pending
  }

  #open(): PendingIntents<PendingDeposit> {
    return memoryIntents<PendingDeposit>(PendingDeposit, this.#clock, this.#backend)
  }
}

describe('deposits', () => {
  it('stay one order with one key while unknown, and can be left and settled', async () => {
    const steps = fc.array(step, { minLength: 1, maxLength: 25 })
    const jumps = fc.constantFrom(0, 5, -5, 500_000, -500_000)
    await fc.assert(
      fc.asyncProperty(fc.boolean(), steps, jumps, async (hasNoDate, all, jump) => {
        let device = START
        vi.spyOn(Date, 'now').mockImplementation(() => (device += jump * MINUTE))
        const model = new Model(hasNoDate)
        for (const one of all) await model.take(one)
        expect(model).toMatchObject({ unrequested: 0, misled: 0 })
        expect([...model.keys.values()].filter(({ size }) => size > 1)).toEqual([])
        model.wait(31 * MINUTE)
        expect(model.hasWayOut).toBe(true)
        await model.check('filterLags')
        expect(model.pending).toBeNull()
      }),
      { numRuns: RUNS },
    )
  })
})
