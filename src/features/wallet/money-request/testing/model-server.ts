import type { Withdrawal } from '#generated/http/schemas/withdrawal.ts'
import { ApiError } from '#src/api/api-error.ts'
import type { HistoryPage } from '../history.ts'

/** What becomes of one POST: when the server carries it out, and what the client hears of it. */
export interface Fate {
  /** `late`: minutes after the client gave up. `never`: it was lost or refused. */
  readonly runs: 'now' | 'late' | 'never'
  readonly lateMinutes: number
  /** `crash`: the page is gone before anything is heard. */
  readonly result: 'success' | 'noResponse' | 'unknown' | 'refusal' | 'crash'
  /** Picks one of the responses of that kind. */
  readonly which: number
}

/** How one page of the history is read. */
export type HistoryMode = 'whole' | 'fails' | 'unreadable' | 'rowDropped' | 'reversed' | 'oldOnTop'

export interface ModelServerOptions {
  readonly honorsKeys: boolean
  /** Milliseconds by which the history lags. */
  readonly lagMs: number
  /** It sends no `Date` header. */
  readonly hasNoDate: boolean
  /** Withdrawals that were there before. */
  readonly oldOrders: number
}

interface Order {
  readonly orderNo: string
  readonly amount: number
  readonly createdAt: number
  /** Undefined where it was made on another device, or before. */
  readonly key: string | undefined
}

const MINUTE = 60_000
const PAGE_SIZE = 50

const REFUSALS = [
  new ApiError('failure', { code: 43203 }),
  new ApiError('failure', { code: 43207 }),
  new ApiError('failure', { code: 43209 }),
  new ApiError('failure', { code: 20002 }),
  new ApiError('http', { status: 401 }),
  new ApiError('http', { status: 429 }),
  new ApiError('http', { status: 422 }),
]
const UNKNOWN_RESULTS = [
  new ApiError('network'),
  new ApiError('redirected'),
  new ApiError('unreadable'),
  new ApiError('http', { status: 408 }),
  new ApiError('http', { status: 409 }),
  new ApiError('http', { status: 500 }),
  new ApiError('http', { status: 503 }),
  new ApiError('failure', { code: 50_000 }),
  new ApiError('failure', { code: 43_402 }),
]

/** A server of withdrawals in a few lines, with a time of its own. */
export class ModelServer {
  /** Milliseconds since 1970: the true time. */
  now = Date.UTC(2026, 10, 20)
  readonly orders: Order[] = []
  readonly #options: ModelServerOptions
  #isArchived = false
  readonly #late: { readonly at: number; readonly run: () => void }[] = []

  constructor(options: ModelServerOptions) {
    this.#options = options
    for (let index = options.oldOrders; index > 0; index -= 1) this.#add(500, undefined, this.now - index * 30 * MINUTE)
  }

  /** Whether an order was there before the first step. */
  isOld(orderNo: string): boolean {
    return this.orders.findIndex((order) => order.orderNo === orderNo) < this.#options.oldOrders
  }

  /** By its `Date` header, in whole seconds; null where it sends none. */
  get clock(): number | null {
    return this.#options.hasNoDate ? null : Math.floor(this.now / 1000) * 1000
  }

  /** Lets time pass, and carries out what was late. */
  advance(milliseconds: number): void {
    this.now += milliseconds
    for (const late of this.#late.splice(0)) {
      if (late.at <= this.now) late.run()
      else this.#late.push(late)
    }
  }

  /** Whether the history could show an order of this key by now. */
  shows(key: string): boolean {
    return this.orders.some((order) => order.key === key && order.createdAt + this.#options.lagMs <= this.now)
  }

  /** The history no longer shows what was there before the first step. */
  archive(): void {
    this.#isArchived = true
  }

  /** Another device of the same player withdraws. */
  withdrawElsewhere(amount: number): void {
    this.#add(amount, undefined, this.now)
  }

  /** `POST /api/withdraw/create`. */
  post(key: string, amount: number, fate: Fate): Promise<Withdrawal> {
    const { runs, result, which, lateMinutes } = fate
    // A refusal comes before anything is done; all else may be heard whatever was done.
    const made = runs === 'now' && result !== 'refusal' ? this.#carryOut(key, amount) : undefined
    if (runs === 'late' && result !== 'refusal') {
      this.#late.push({ at: this.now + lateMinutes * MINUTE, run: () => void this.#carryOut(key, amount) })
    }
    if (result === 'crash') return new Promise(() => undefined)
    if (result === 'refusal') return Promise.reject(REFUSALS[which % REFUSALS.length] as ApiError)
    if (result === 'unknown') return Promise.reject(UNKNOWN_RESULTS[which % UNKNOWN_RESULTS.length] as ApiError)
    if (result === 'success' && made) return Promise.resolve(shown(made))
    this.now += 10_000
    return Promise.reject(new ApiError('timeout'))
  }

  /** `GET /api/withdraw/fetch`. */
  read(mode: HistoryMode, orderNo?: string): Promise<HistoryPage<Withdrawal>> {
    if (mode === 'fails') return Promise.reject(new ApiError('http', { status: 503 }))
    if (mode === 'unreadable') return Promise.reject(new ApiError('unreadable'))
    const visible = this.orders
      .filter((order) => order.createdAt + this.#options.lagMs <= this.now)
      .filter(({ orderNo: number }) => !this.#isArchived || !this.isOld(number))
      .sort((one, other) => other.createdAt - one.createdAt)
    // A server that ignores the filter shows the newest.
    const list =
      orderNo !== undefined && mode === 'whole' ? visible.filter((order) => order.orderNo === orderNo) : visible
    const page = list.slice(0, PAGE_SIZE).map(shown)
    const oldest = list.at(-1)
    switch (mode) {
      case 'rowDropped':
        return Promise.resolve(page.length === 0 ? { list: page } : { list: page.slice(1), unreadable: 1 })
      case 'reversed':
        return Promise.resolve({ list: page.reverse() })
      case 'oldOnTop':
        // The oldest was changed last, and may come from beyond the first page.
        return Promise.resolve({ list: oldest ? [shown(oldest), ...page.slice(0, PAGE_SIZE - 1)] : page })
      case 'whole':
        return Promise.resolve({ list: page })
    }
  }

  #carryOut(key: string, amount: number): Order {
    const known = this.orders.find((order) => order.key === key)
    return this.#options.honorsKeys && known ? known : this.#add(amount, key, this.now)
  }

  #add(amount: number, key: string | undefined, createdAt: number): Order {
    const order = { orderNo: `W${String(10_000_000 + this.orders.length)}`, amount, createdAt, key }
    this.orders.push(order)
    return order
  }
}

function shown({ orderNo, amount, createdAt }: Order): Withdrawal {
  const at = new Date(createdAt).toISOString()
  // The player was shown no fee.
  const terms = { amount, fee: 15, bank: 'gcash', account: '917****567' }
  return { orderNo, ...terms, status: 0, reason: '', createdAt: at, updatedAt: at }
}
