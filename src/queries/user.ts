import { useQuery } from '@tanstack/react-query'
import { getGetUserQueryOptions, logoutUser } from '#generated/http/account/account.ts'

/** The player as the server knows them. The stored subset for guards is the session store's. */
export function userQuery() {
  return getGetUserQueryOptions()
}

/**
 * Whether user info has loaded since the player came. What follows it at start (section 4 of the specification) waits
 * for that, so that a session that died meanwhile is found out by the one call that tells nobody.
 */
export function useIsUserLoaded(): boolean {
  const { data } = useQuery({ ...userQuery(), enabled: false, select: () => true })
  return data === true
}

/** Tells the server that the player has left: in the background, and although the session it began in is over. */
export function tellLogout(): Promise<unknown> {
  return logoutUser({ silent: true, outlivesSession: true })
}
