import type { QueryClient } from '@tanstack/react-query'
import { makeAutoObservable, runInAction } from 'mobx'
import { getGetConfigQueryKey, getGetConfigQueryOptions, getGetConfigUrl } from '#generated/http/app/get-config.ts'
import { toApiError, type ApiError } from '#src/api/api-error.ts'
import { Repeater } from '#src/lib/backoff.ts'

/** Pauses between two requests for config, in milliseconds. */
const PAUSES_MS = [5000, 10_000, 15_000, 20_000, 25_000, 30_000]

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
  readonly #repeater = new Repeater(PAUSES_MS, () => void this.check())
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
    this.#repeater.reset()
    this.#repeater.schedule()
  }

  /** Requests config now: Retry, the device that comes online, the page that is visible again. */
  async check(): Promise<void> {
    if (!this.isDown || this.isAsking) return
    this.isAsking = true
    this.#repeater.cancel()
    const isBack = await this.#deps.ask().then(() => true, isFromWorkingServer)
    runInAction(() => this.#answered(isBack))
  }

  #answered(isBack: boolean): void {
    this.isAsking = false
    if (!isBack) {
      this.#repeater.schedule()
      return
    }
    this.isDown = false
    this.#failures = 0
    this.#deps.onBack()
  }
}

/** A refusal, of whichever kind, comes from a server that works. */
function isFromWorkingServer(thrown: unknown): boolean {
  const { kind, status = 0 } = toApiError(thrown)
  return kind === 'failure' || kind === 'unreadable' || (kind === 'http' && status < 500)
}

/** The app's {@link Maintenance}: the config that it requests goes into the query cache, where the page finds it. */
export function createMaintenance({ queryClient, onBack }: { queryClient: QueryClient; onBack: () => void }) {
  return new Maintenance({
    configUrl: getGetConfigUrl(),
    hasConfig: () => queryClient.getQueryData(getGetConfigQueryKey()) !== undefined,
    ask: () =>
      queryClient.fetchQuery({
        ...getGetConfigQueryOptions(),
        staleTime: 0,
        retry: false,
        meta: { silentError: true },
      }),
    onBack: () => {
      onBack()
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    },
  })
}
