import { ApiError } from '#src/api/api-error.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { PendingWithdrawal, withdrawal, type WithdrawalTypes } from '../../withdrawal/withdrawal.ts'
import type { MoneyRequest } from '../money-request.ts'
import { mayGoOn, type PendingIntents } from '../pending-intents.ts'
import { memoryIntents, type TestClock } from './memory-intents.ts'
import { openRequests } from './open-requests.ts'
import type { Fate, HistoryMode, ModelServer } from './model-server.ts'

const PASSWORD = 'f'.repeat(64)

/** One thing that happens. */
export type Step =
  | { readonly do: 'confirm'; readonly amount: number; readonly history: HistoryMode; readonly fate: Fate }
  | { readonly do: 'check' | 'goOn'; readonly history: HistoryMode }
  | { readonly do: 'repeat'; readonly fate: Fate }
  | { readonly do: 'wait'; readonly minutes: number }
  | { readonly do: 'elsewhere'; readonly amount: number }
  | { readonly do: 'reload' | 'archive' }

/** What the player has wanted once, however often they had to ask for it. */
interface PlayerRequest {
  readonly amount: number
  /** The player knows nothing yet, was told that it is not in the history, or knows that it was made. */
  state: 'unknown' | 'notFound' | 'made'
}

/** A player with one device, as the screens let them act. Counts what they wanted and what they chose to send again. */
export class ModelPlayer {
  requests: PlayerRequest[] = []
  /** How often the player chose to send a request again whose first try had no verdict. */
  repeats = 0
  /** POSTs that nobody asked for while another had no verdict. */
  unrequested = 0
  /** Requests that were forgotten before anything was known of them. */
  lost = 0
  /** Requests that were said not to be in the history, although they were. */
  misled = 0
  /** Orders that were shown as the player's, although they were there before. */
  readonly mistaken: string[] = []
  readonly #server: ModelServer
  readonly #clock: TestClock
  readonly #backend = createMemoryBackend()
  #intents: PendingIntents<PendingWithdrawal>
  #keys = 0

  constructor(server: ModelServer) {
    this.#server = server
    this.#clock = { server: server.clock, steady: 0 }
    this.#intents = this.#open()
  }

  get pending(): PendingWithdrawal | null {
    return this.#intents.pending()
  }

  /** Whether the screen offers anything but waiting: the form, or what is offered after a long time. */
  get hasWayOut(): boolean {
    const { pending } = this
    return pending === null || mayGoOn(this.#intents.waited(pending))
  }

  async take(step: Step): Promise<void> {
    this.#clock.server = this.#server.clock
    await this.#do(step)
    if (!this.pending && this.requests.some(({ state }) => state === 'unknown')) this.lost += 1
  }

  async #do(step: Step): Promise<void> {
    switch (step.do) {
      case 'wait':
        return this.wait(step.minutes * 60_000)
      case 'elsewhere':
        return this.#server.withdrawElsewhere(step.amount)
      case 'archive':
        return this.#server.archive()
      case 'reload':
        return this.#reload()
      case 'check':
        return this.#check(step.history)
      case 'goOn':
        return this.#goOn()
      case 'confirm':
        return this.#confirm(step)
      case 'repeat':
        return this.#repeat(step.fate)
    }
  }

  wait(milliseconds: number): void {
    this.#server.advance(milliseconds)
    this.#clock.steady += milliseconds
    this.#clock.server = this.#server.clock
  }

  async #confirm({ amount, history, fate }: Extract<Step, { do: 'confirm' }>): Promise<void> {
    const request = { amount, bank: 'gcash', account: '917****567' }
    // While one is pending, only a form that another tab still shows can be confirmed.
    if (this.pending) {
      await this.#send(fate, (requests) => requests.submit(request, PASSWORD), history)
      return
    }
    const retried = this.requests.find((wanted) => wanted.state === 'notFound' && wanted.amount === amount)
    const wanted: PlayerRequest = retried ?? { amount, state: 'unknown' }
    if (retried) this.repeats += 1
    else this.requests.push(wanted)
    const before = { ...wanted }
    wanted.state = 'unknown'
    const outcome = await this.#send(fate, (requests) => requests.submit(request, PASSWORD), history)
    if (outcome === 'crashed') {
      if (!this.pending) wanted.state = before.state
      return
    }
    if (outcome.kind === 'made' || outcome.kind === 'already') wanted.state = 'made'
    else if (outcome.kind !== 'unknown' && retried) wanted.state = 'notFound'
    else if (outcome.kind !== 'unknown') this.requests = this.requests.filter((one) => one !== wanted)
  }

  async #repeat(fate: Fate): Promise<void> {
    const { pending } = this
    if (!pending || pending.orderNo !== undefined || !mayGoOn(this.#intents.waited(pending))) return
    this.repeats += 1
    const outcome = await this.#send(fate, (requests) => requests.repeat(pending, PASSWORD), 'fails', true)
    if (outcome !== 'crashed' && outcome.kind === 'made') this.#settle('made')
  }

  /** Sends what the player asked for; the page may be gone before it is over. */
  async #send<Outcome>(
    fate: Fate,
    run: (requests: MoneyRequest<WithdrawalTypes>) => Promise<Outcome>,
    history: HistoryMode,
    isChosen = false,
  ): Promise<Outcome | 'crashed'> {
    let crash: () => void = () => undefined
    const crashed = new Promise<'crashed'>((resolve) => (crash = () => resolve('crashed')))
    // The intent of this very request is stored by the time that it is sent.
    const others = this.pending === null ? 0 : 1
    const requests = this.#requests(history, ({ amount, key }) => {
      if (others > 0 && !isChosen) this.unrequested += 1
      const answer = this.#server.post(key, amount, fate)
      if (fate.result === 'crash') crash()
      return answer
    })
    const outcome = await Promise.race([crashed, run(requests)])
    this.#clock.server = this.#server.clock
    if (outcome === 'crashed') this.#reload()
    return outcome
  }

  async #check(history: HistoryMode): Promise<void> {
    const { pending } = this
    if (!pending) return
    if (pending.orderNo !== undefined) {
      const read = await this.#requests(history).follow(pending.orderNo).catch(unread)
      if (read?.row) this.#intents.settle(pending.orderNo, true)
      return
    }
    const isOnPage = () => true
    const verdict = await this.#requests(history).check(pending, isOnPage).catch(unread)
    if (verdict?.kind === 'found') {
      this.#settle('made')
      const { orderNo } = verdict.order
      // Without any clock, an entry that could be read only afterwards looks new.
      const isUntold = pending.isPartial && pending.keyAt === null
      if (this.#server.isOld(orderNo) && !isUntold) this.mistaken.push(orderNo)
    }
    if (verdict?.kind === 'absent') {
      this.#settle('notFound')
      if (this.#server.shows(pending.key)) this.misled += 1
    }
  }

  #goOn(): void {
    const { pending } = this
    if (!pending || pending.orderNo === undefined || !mayGoOn(this.#intents.waited(pending))) return
    this.#intents.settle(pending.orderNo)
  }

  #settle(state: PlayerRequest['state']): void {
    for (const wanted of this.requests) if (wanted.state === 'unknown') wanted.state = state
  }

  #reload(): void {
    this.#clock.steady = 0
    this.#intents = this.#open()
    // The screen opens, and looks.
    void this.pending
  }

  /** Withdrawals over the model's history. */
  #requests(mode: HistoryMode, send = withdrawal.send): MoneyRequest<WithdrawalTypes> {
    const history: typeof withdrawal.history = ({ orderNo }) => this.#server.read(mode, orderNo)
    const newKey = () => `key-${String((this.#keys += 1))}`
    return openRequests<WithdrawalTypes>(
      { ...withdrawal, history, send },
      { intents: this.#intents, newKey, serverNow: () => this.#clock.server },
    )
  }

  #open(): PendingIntents<PendingWithdrawal> {
    return memoryIntents<PendingWithdrawal>(PendingWithdrawal, this.#clock, this.#backend)
  }
}

function unread(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error
}
