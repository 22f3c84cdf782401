import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { getGetUserUrl, getUser, getUserQuery } from '#generated/http/account/get-user.ts'
import type { User } from '#generated/http/schemas/user.ts'
import { getLogoutUserUrl, logoutUser } from '#generated/http/account/logout-user.ts'

/** The operations that the session treats specially. */
export const USER_INFO_URL = getGetUserUrl()
export const LOGOUT_URL = getLogoutUserUrl()

/**
 * The player as the server knows them; the session store holds the subset for guards. A write that updated the cache
 * while this request ran is newer, and stays.
 */
export function userQuery() {
  return queryOptions({
    ...getUserQuery(),
    queryFn: async ({ client, queryKey, signal }) => {
      const before = client.getQueryState(queryKey)?.dataUpdateCount
      const user = await getUser({ signal })
      const now = client.getQueryState<User>(queryKey)
      return now?.data && now.dataUpdateCount !== before ? now.data : user
    },
  })
}

/** Requests user info again without a toast; a request in flight may be older, and starts over. Never rejects. */
export function refetchUser(client: QueryClient): void {
  const { queryKey, queryFn } = userQuery()
  const query = client.getQueryCache().find<User>({ queryKey })
  query
    ?.fetch({ ...query.options, queryFn, meta: { silentError: true } }, { cancelRefetch: true })
    .catch(() => undefined)
}

/**
 * Whether user info has loaded or failed since login. Other reads at start wait for it, so that one silent request
 * detects a dead session. After any other failure they run anyway: known money is shown, the rest has a Retry.
 */
export function useIsUserSettled(): boolean {
  const { isFetched } = useQuery({ ...userQuery(), enabled: false })
  return isFetched
}

/** {@link useIsUserSettled} for a loader: resolves when it is true, and rejects when `signal` aborts. */
export function untilUserIsSettled(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  const { queryKey } = userQuery()
  return new Promise((resolve, reject) => {
    function stop(): void {
      unsubscribe()
      signal.removeEventListener('abort', stop)
      if (signal.aborted) reject(signal.reason as Error)
      else resolve()
    }

    function check(): void {
      const { dataUpdateCount = 0, errorUpdateCount = 0 } = queryClient.getQueryState(queryKey) ?? {}
      if (dataUpdateCount + errorUpdateCount > 0) stop()
    }

    const unsubscribe = queryClient.getQueryCache().subscribe(check)
    signal.addEventListener('abort', stop)
    check()
  })
}

/** The player's display name: the nickname or, without one, the username once user info has loaded. */
export function usePlayerName({ uid, nickname }: { readonly uid: string; readonly nickname: string }): string {
  const { data } = useQuery({ ...userQuery(), enabled: false })
  if (nickname !== '') return nickname
  return data?.uid === uid ? data.username : ''
}

/** Sends the logout request silently; it continues when the session ends. */
export function sendLogout(): Promise<unknown> {
  return logoutUser({ silent: true, outlivesSession: true })
}
