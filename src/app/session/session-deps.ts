import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ApiError } from '#src/api/api-error.ts'
import type { Stores } from '#src/stores/stores.ts'
import type { PendingLogout } from './pending-logout.ts'

/**
 * Identifies a session, or the time between two. Each request carries the token of the moment it was sent, so that a late
 * 20002 of a former session does not end the current one. Compared by identity.
 */
export interface SessionToken {
  /** False while a session ends: a response to a request sent then says nothing about the next session. */
  readonly isLive: boolean
}

/** Where the end of a session leads. Each may return a promise that settles once the player has arrived. */
export interface SessionRoutes {
  isOnGame: () => boolean
  /** On login or register: a player who logged in in another tab leaves these pages. */
  isAtEntry: () => boolean
  toGame: () => unknown
  toLogin: () => unknown
  /** Reloads the current page's data for a visitor, without leaving the document. */
  refresh: () => unknown
}

/** The parts that a session sets up and clears. */
export interface SessionDeps {
  stores: Pick<Stores, 'session' | 'badges' | 'resetPlayer'>
  queryClient: QueryClient
  /** The key of the user in the query cache. */
  userQueryKey: QueryKey
  socket: { connect: (uid: string) => void; disconnect: () => void }
  routes: SessionRoutes
  pendingLogout: Pick<PendingLogout, 'send' | 'forget'>
  /** Aborts the writes in flight. */
  abortWrites: () => void
  isOnline: () => boolean
  api: {
    /** Reads the balance into the query cache. */
    loadBalance: () => Promise<unknown>
    /** Reads the counters into the query cache, which the badge store follows. */
    loadBadges: () => Promise<unknown>
  }
  /** Removes the toasts of the former player. */
  forgetToasts?: () => void
  /** Shows the toast of a 20002. */
  onFailure: (error: ApiError) => void
  /** Reports a bug. */
  log?: (error: unknown) => void
}
