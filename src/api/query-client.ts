import { CancelledError, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, toApiError } from './api-error.ts'

/** How long an answer counts as fresh, in milliseconds; the queries of balance and config name theirs, the rest is the default. */
export const STALE = { balance: 0, config: 3_600_000, rest: 60_000 } as const

/** Retries of a GET after its first failure. */
const MAX_RETRIES = 2

/** `meta` of a query or mutation: whether its failure is told to the player elsewhere, so that no notice shows. */
export interface FailureMeta extends Record<string, unknown> {
  silentError?: boolean | ((error: ApiError) => boolean)
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta
    mutationMeta: FailureMeta
  }
}

/**
 * The query client of the app. GETs are tried again at most twice, on network failures and 502-504 only; a write is
 * never tried again and never held back for later. Every failure that ends a query or mutation is handed to
 * `onFailure` once, except what was aborted, what the session handles (20002) and what `meta.silentError` claims.
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
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        // 'online' would leave a query waiting in silence while offline: it must fail where the player sees it.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Coming back to the page reloads user info and balance, and only those (section 4 of the specification).
        refetchOnWindowFocus: false,
        staleTime: STALE.rest,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
        retryDelay: (failures) => 1000 * 2 ** failures,
      },
      // The variables of a mutation may hold a password's hash or identity data: none is kept once nobody observes it.
      mutations: { networkMode: 'always', retry: 0, gcTime: 0 },
    },
  })
}

function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'network' || (error.kind === 'http' && [502, 503, 504].includes(error.status ?? 0))
}
