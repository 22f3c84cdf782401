import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { User } from '#generated/http/schemas/user.ts'
import type { SessionStore } from '#src/stores/session-store.ts'
import { uidOf } from '#src/stores/stored-user.ts'

export interface FollowUserDeps {
  readonly queryClient: QueryClient
  readonly userQueryKey: QueryKey
  readonly session: Pick<SessionStore, 'uid' | 'signIn'>
}

/**
 * Lets the stored subset of the player follow the query cache, where each write's answer puts the player: a new
 * nickname, a bound number or a transaction password is seen by guards and shell without a reload. Only the present
 * player's; who comes and goes is the session's matter.
 */
export function followUser({ queryClient, userQueryKey, session }: FollowUserDeps): void {
  const userHash = hashKey(userQueryKey)
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== userHash) return
    const user = event.query.state.data as User
    if (session.uid === uidOf(user)) session.signIn(user)
  })
}
