import { useQuery } from '@tanstack/react-query'
import { getGetUserQueryOptions, getGetUserUrl, getUser } from '#generated/http/account/get-user.ts'
import type { User } from '#generated/http/schemas/user.ts'
import { getLogoutUserUrl, logoutUser } from '#generated/http/account/logout-user.ts'

/** The calls that a session tells from all others. */
export const USER_INFO_URL = getGetUserUrl()
export const LOGOUT_URL = getLogoutUserUrl()

/**
 * The player as the server knows them. The stored subset for guards is the session store's. What a write has put into
 * the cache since the question was asked is newer than the answer, and stays.
 */
export function userQuery() {
  return getGetUserQueryOptions({
    query: {
      queryFn: async ({ client, queryKey, signal }) => {
        const before = client.getQueryState(queryKey)?.dataUpdateCount
        const user = await getUser({ signal })
        const now = client.getQueryState<User>(queryKey)
        return now?.data && now.dataUpdateCount !== before ? now.data : user
      },
    },
  })
}

/**
 * Whether user info has loaded, or failed, since the player came. What follows it at start (section 4 of the
 * specification) waits for that, so that a session that died meanwhile is found out by the one call that tells nobody.
 * Where it failed otherwise the rest is asked for all the same: money that is known shows, and what is not has a Retry.
 */
export function useIsUserSettled(): boolean {
  const { isFetched } = useQuery({ ...userQuery(), enabled: false })
  return isFetched
}

/** What a player is called: the nickname, or, without one, the username once user info has loaded. */
export function usePlayerName({ uid, nickname }: { readonly uid: string; readonly nickname: string }): string {
  const { data } = useQuery({ ...userQuery(), enabled: false })
  if (nickname !== '') return nickname
  return data?.uid === uid ? data.username : ''
}

/** Tells the server that the player has left: in the background, and although the session it began in is over. */
export function tellLogout(): Promise<unknown> {
  return logoutUser({ silent: true, outlivesSession: true })
}
