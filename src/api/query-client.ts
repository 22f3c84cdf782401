import { CancelledError, MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { applyWrite } from './affected-reads.ts'
import { ApiError, toApiError } from './api-error.ts'
import { setQueryDefaults, STALE_DEFAULT_MS } from './query-defaults.ts'

/** Retries of a GET after its first failure. */
const MAX_RETRIES = 2

/** `meta` of a query or mutation: whether the failure is shown elsewhere, so that no toast appears. */
export interface FailureMeta extends Record<string, unknown> {
  silentError?: boolean | ((error: ApiError) => boolean)
  /** The read has its own polling interval: no write invalidates it. */
  isWatched?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta
    mutationMeta: FailureMeta
  }
}

function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'network' || (error.kind === 'http' && [502, 503, 504].includes(error.status ?? 0))
}

/**
 * Runs all notifications of a task in one timer. The library's default is a timer for each: 120 of them, and as many
 * tasks, while the lobby loads.
 */
function inOneTimer(): (notify: () => void) => void {
  let waiting: (() => void)[] = []
  return (notify) => {
    waiting.push(notify)
    if (waiting.length > 1) return
    setTimeout(() => {
      const due = waiting
      waiting = []
      for (const run of due) {
        try {
          run()
        } catch (error) {
          reportError(error)
        }
      }
    })
  }
}

/**
 * Creates the query client. GETs retry at most twice, on network failures and 502-504; writes never retry. `onFailure`
 * gets each final failure once, except aborted requests, code 20002 and those with `meta.silentError`.
 */
export function createQueryClient(deps: { onFailure: (error: ApiError) => void }): QueryClient {
  const report = (thrown: unknown, meta: FailureMeta | undefined) => {
    if (thrown instanceof CancelledError) return
    const error = toApiError(thrown)
    const { silentError = false } = meta ?? {}
    if (error.kind === 'aborted' || error.isSessionInvalid) return
    if (typeof silentError === 'function' ? silentError(error) : silentError) return
    deps.onFailure(error)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
      onSuccess: (response, _variables, _result, { options }, { client }) =>
        applyWrite(client, options.mutationKey, response),
    }),
    defaultOptions: {
      queries: {
        // 'online' would pause a query silently while offline instead of failing visibly.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Focus reloads only user info and balance (`src/app`).
        refetchOnWindowFocus: false,
        staleTime: STALE_DEFAULT_MS,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
        retryDelay: (failures) => 1000 * 2 ** failures,
      },
      // Mutation variables may hold a password's hash or identity data: drop them once nobody observes them.
      mutations: { networkMode: 'always', retry: 0, gcTime: 0 },
    },
  })
  setQueryDefaults(client)
  notifyManager.setScheduler(inOneTimer())
  return client
}
