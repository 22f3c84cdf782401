import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ApiError } from '#src/api/api-error.ts'
import type { ServerBadges } from '#src/stores/badge-names.ts'
import type { UserFields } from '#src/stores/stored-user.ts'
import type { Stores } from '#src/stores/stores.ts'
import type { PendingLogout } from './pending-logout.ts'

/**
 * A time in which one player, or none, was there. Each call carries the token of the moment it was sent (see
 * `configureApi`), so that a late 20002 of a former session does not end the present one. Compared by identity.
 */
export interface SessionToken {
  /** False while a session is being left: what is sent then says nothing about the next one. */
  readonly isLive: boolean
}

/** Where the end of a session leads. Each may answer a promise that settles once the player has arrived. */
export interface SessionRoutes {
  isOnGame: () => boolean
  /** On login or register, where a player who came in another tab has nothing to do. */
  isAtEntry: () => boolean
  toGame: () => unknown
  toLogin: () => unknown
  /** Loads the present page anew for a visitor, without leaving the document: `router.invalidate()`. */
  refresh: () => unknown
}

/** All that a session sets up and clears; handed in, so that it can be tested without the app around it. */
export interface SessionDeps {
  stores: Pick<Stores, 'session' | 'badges' | 'resetPlayer'>
  queryClient: QueryClient
  /** The key that the user is cached under. */
  userQueryKey: QueryKey
  socket: { connect: (uid: string) => void; disconnect: () => void }
  routes: SessionRoutes
  pendingLogout: Pick<PendingLogout, 'send' | 'forget'>
  /** Ends the writes under way: `abortWrites` of the HTTP client. */
  abortWrites: () => void
  isOnline: () => boolean
  api: {
    /** Reads the balance into the query cache. */
    loadBalance: () => Promise<unknown>
    /** Asks for `/api/badge/data`. */
    loadBadges: () => Promise<ServerBadges>
  }
  /** Takes the toasts of a player who has left off the screen. */
  forgetToasts?: () => void
  /** Shows the danger toast of a 20002. */
  onFailure: (error: ApiError) => void
  /** Where a fault goes that somebody should mend. */
  log?: (error: unknown) => void
  /** The KYC check; runs first after user info. */
  checkKyc?: (user: UserFields) => void
}
