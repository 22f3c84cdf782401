import type { QueryClient } from '@tanstack/react-query'
import { makeAutoObservable, runInAction } from 'mobx'
import { getConfigQuery, getGetConfigUrl } from '#generated/http/app/get-config.ts'
import { toApiError, type ApiError } from '#src/api/api-error.ts'
import { Repeater } from '#src/lib/backoff.ts'

/** Pauses between two requests for config, in milliseconds. */
const PAUSES_MS = [5000, 10_000, 15_000, 20_000, 25_000, 30_000]

export interface MaintenanceDeps {
  /** The path of config, the one request that decides. */
  readonly configUrl: string
  /** Whether config has loaded in this visit: from then on a 503 concerns its own request alone. */
  readonly hasConfig: () => boolean
  /** Requests config once, silently. */
  readonly requestConfig: () => Promise<unknown>
  /** The server responds again: repeat what failed meanwhile. */
  readonly onBack: () => void
}

/** A refusal of any kind comes from a server that works. */
function isFromWorkingServer(thrown: unknown): boolean {
  const { kind, status = 0 } = toApiError(thrown)
  return kind === 'failure' || kind === 'unreadable' || (kind === 'http' && status < 500)
}

/**
 * Whether the server is down for maintenance: config failed with 503 twice at start-up. Requests config until the
 * server responds again.
 */
export class Maintenance {
  isDown = false
  isChecking = false
  #failures = 0
  readonly #repeater = new Repeater(PAUSES_MS, () => void this.check())
  readonly #deps: MaintenanceDeps

  constructor(deps: MaintenanceDeps) {
    this.#deps = deps
    makeAutoObservable(this, { explains: false }, { autoBind: true })
  }

  /** A response had HTTP 503; called for each attempt, retries included. */
  onUnavailable({ url }: Pick<ApiError, 'url'>): void {
    if (this.isDown || url !== this.#deps.configUrl || this.#deps.hasConfig()) return
    this.#failures += 1
    if (this.#failures < 2) return
    this.isDown = true
    this.#repeater.reset()
    this.#repeater.schedule()
  }

  /** Whether the maintenance screen, where it shows, covers this failure. */
  explains({ status }: Pick<ApiError, 'status'>): boolean {
    return status === 503 && this.isDown
  }

  /** Requests config now: the player tapped Retry, the device came online, or the page became visible again. */
  async check(): Promise<void> {
    if (!this.isDown || this.isChecking) return
    this.isChecking = true
    this.#repeater.cancel()
    const isBack = await this.#deps.requestConfig().then(() => true, isFromWorkingServer)
    runInAction(() => this.#onChecked(isBack))
  }

  #onChecked(isBack: boolean): void {
    this.isChecking = false
    if (!isBack) {
      this.#repeater.schedule()
      return
    }
    this.isDown = false
    this.#failures = 0
    this.#deps.onBack()
  }
}

/** The app's {@link Maintenance}: its requests put config into the query cache, where the page finds it. */
export function createMaintenance({ queryClient, onBack }: { queryClient: QueryClient; onBack: () => void }) {
  return new Maintenance({
    configUrl: getGetConfigUrl(),
    hasConfig: () => queryClient.getQueryData(getConfigQuery().queryKey) !== undefined,
    requestConfig: () =>
      queryClient.fetchQuery({
        ...getConfigQuery(),
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
