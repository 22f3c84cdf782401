import { makeAutoObservable, runInAction } from 'mobx'
import { toApiError, type ApiError } from '#src/api/api-error.ts'

/** Between two requests for config: 5 s times their count, half a minute at most. */
const ASK_MS = 5000
const MOST_MS = 30_000

export interface MaintenanceDeps {
  /** The path of config, the one call that decides. */
  readonly configUrl: string
  /** Whether config has loaded in this visit: from then on a 503 concerns its own call alone. */
  readonly hasConfig: () => boolean
  /** Requests config once, silently. */
  readonly ask: () => Promise<unknown>
  /** The server responds again: what failed meanwhile is requested anew. */
  readonly onBack: () => void
}

/**
 * Whether the server is down for maintenance: config itself answered 503 twice at start-up. Config is then requested
 * until the server responds again.
 */
export class Maintenance {
  isDown = false
  isAsking = false
  #failures = 0
  #asked = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #deps: MaintenanceDeps

  constructor(deps: MaintenanceDeps) {
    this.#deps = deps
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** A call was answered with 503; the HTTP client reports each one, also those that are retried. */
  heard({ url }: Pick<ApiError, 'url'>): void {
    if (this.isDown || url !== this.#deps.configUrl || this.#deps.hasConfig()) return
    this.#failures += 1
    if (this.#failures < 2) return
    this.isDown = true
    this.#asked = 0
    this.#askLater()
  }

  /** Requests config now: Retry, the device that comes online, the page that is visible again. */
  async check(): Promise<void> {
    if (!this.isDown || this.isAsking) return
    this.isAsking = true
    clearTimeout(this.#timer)
    const isBack = await this.#deps.ask().then(() => true, isFromWorkingServer)
    runInAction(() => this.#answered(isBack))
  }

  #answered(isBack: boolean): void {
    this.isAsking = false
    if (!isBack) {
      this.#askLater()
      return
    }
    this.isDown = false
    this.#failures = 0
    this.#deps.onBack()
  }

  #askLater(): void {
    this.#asked += 1
    this.#timer = setTimeout(() => void this.check(), Math.min(ASK_MS * this.#asked, MOST_MS))
  }
}

/** A refusal, of whichever kind, comes from a server that works. */
function isFromWorkingServer(thrown: unknown): boolean {
  const { kind, status = 0 } = toApiError(thrown)
  return kind === 'failure' || kind === 'unreadable' || (kind === 'http' && status < 500)
}
