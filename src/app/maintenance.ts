import { makeAutoObservable, runInAction } from 'mobx'
import { toApiError, type ApiError } from '#src/api/api-error.ts'

/** Two 503s within this time, in milliseconds, are no accident. */
const WITHIN_MS = 10_000
/** Between two questions whether the server is back: 5 s times their count, half a minute at most. */
const ASK_MS = 5000
const MOST_MS = 30_000

/** The calls that start-up makes and the shell cannot do without; the first one asks for all others. */
export type VitalCall = 'config' | 'menu' | 'userInfo'

export interface MaintenanceDeps {
  /** The path of each vital call. */
  readonly paths: Readonly<Record<VitalCall, string>>
  /** Makes a vital call once, silently; its failure is nobody's but ours. */
  readonly ask: (call: VitalCall) => Promise<unknown>
  /** The screen comes up: it tells what notices have told. */
  readonly onDown?: () => void
  /** The server answers again: what failed meanwhile is asked for anew. */
  readonly onBack: () => void
  readonly now?: () => number
}

/**
 * Whether the server is being worked on. One 503 may be one call's; the second of a vital call within 10 s, or one of
 * any other call that config agrees with, is the whole server's. It is then asked until it answers again.
 */
export class Maintenance {
  isDown = false
  isAsking = false
  #failing = new Set<VitalCall>()
  #heardAt = Number.NEGATIVE_INFINITY
  #asked = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #deps: MaintenanceDeps

  constructor(deps: MaintenanceDeps) {
    this.#deps = deps
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** A call was answered with 503; the HTTP client tells each one, also those that are tried again. */
  heard(error: Pick<ApiError, 'url'>): void {
    const { ask, now = Date.now, paths } = this.#deps
    const vital = (Object.keys(paths) as VitalCall[]).find((call) => paths[call] === error.url)
    if (vital) this.#failing.add(vital)
    if (this.isDown) return
    const isSecond = now() - this.#heardAt < WITHIN_MS
    this.#heardAt = now()
    if (vital && isSecond) this.#goDown()
    else if (!vital && !isSecond) ask('config').catch(() => undefined)
  }

  /** Whether the screen tells a failure already, so that no notice need. */
  tells(error: Pick<ApiError, 'status'>): boolean {
    return this.isDown && error.status === 503
  }

  /** Asks now: Retry, the device that comes online, the page that is seen again. */
  async check(): Promise<void> {
    if (!this.isDown || this.isAsking) return
    this.isAsking = true
    clearTimeout(this.#timer)
    const asked = [...this.#failing]
    const answers = await Promise.allSettled(asked.map((call) => this.#deps.ask(call)))
    const isBack = answers.every((answer) => answer.status === 'fulfilled' || isAnswer(answer.reason))
    runInAction(() => this.#answered(isBack))
  }

  #goDown(): void {
    this.isDown = true
    this.#asked = 0
    this.#deps.onDown?.()
    this.#askLater()
  }

  #answered(isBack: boolean): void {
    this.isAsking = false
    if (!isBack) {
      this.#askLater()
      return
    }
    this.isDown = false
    this.#failing.clear()
    this.#heardAt = Number.NEGATIVE_INFINITY
    this.#deps.onBack()
  }

  #askLater(): void {
    this.#asked += 1
    this.#timer = setTimeout(() => void this.check(), Math.min(ASK_MS * this.#asked, MOST_MS))
  }
}

/** A refusal, of whichever kind, is an answer of a server that works. */
function isAnswer(thrown: unknown): boolean {
  const { kind, status = 0 } = toApiError(thrown)
  return kind === 'failure' || kind === 'unreadable' || (kind === 'http' && status < 500)
}
