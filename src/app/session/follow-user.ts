import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { User } from '#generated/http/schemas/user.ts'
import type { Stop } from '#src/lib/stop.ts'
import type { SessionStore } from '#src/stores/session-store.ts'
import { getUid } from '#src/stores/stored-user.ts'

export interface FollowUserDeps {
  readonly queryClient: QueryClient
  readonly userQueryKey: QueryKey
  readonly session: Pick<SessionStore, 'uid' | 'signIn'>
}

/**
 * Copies the user from the query cache to the session store, so that guards and shell see each change: a nickname, a bound
 * phone, a transaction password. Only for the current player; the session handles login and logout.
 */
export function followUser({ queryClient, userQueryKey, session }: FollowUserDeps): Stop {
  const userHash = hashKey(userQueryKey)
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== userHash) return
    const user = event.query.state.data as User
    if (session.uid === getUid(user)) session.signIn(user)
  })
}
