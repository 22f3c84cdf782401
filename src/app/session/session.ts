import type { ApiError } from '#src/api/api-error.ts'
import { LOGOUT_URL, USER_INFO_URL } from '#src/queries/user.ts'
import type { Stop } from '#src/lib/stop.ts'
import { getUid, type UserFields } from '#src/stores/stored-user.ts'
import { cancelPlayerQueries, clearPlayerQueries } from './clear-player-queries.ts'
import type { SessionDeps, SessionToken } from './session-deps.ts'

/** How long after the logout request the local data is cleared, in milliseconds. */
export const LOGOUT_DELAY_MS = 100

/** How long, at most, the query cache outlives the session while the player leaves the page, in milliseconds. */
const LEAVE_MS = 2000

/** Why a session ends: a logout, a 20002, or another tab. */
export type EndReason = 'logout' | 'invalid' | 'elsewhere'

/**
 * Begins and ends the session of a player: the one place that sets up and clears stores, query cache and socket. Login and
 * register call `startSession` with their response, each load of user info calls `confirmSession`.
 */
export class Session {
  readonly #deps: SessionDeps
  #token: SessionToken = { isLive: true }
  /** The player whose balance, badges and socket were set up. */
  #begunFor: string | null = null
  #logoutTimer: ReturnType<typeof setTimeout> | undefined
  /** Whether the counters were reset since they last loaded. */
  #areBadgesLost = false
  /** Whether the server has refused the socket since user info last loaded. */
  #isSocketRefused = false
  readonly #beginListeners = new Set<(user: UserFields) => void>()

  constructor(deps: SessionDeps) {
    this.#deps = deps
  }

  /** The current session's token. */
  readonly token = (): SessionToken => this.#token

  /** Calls back after login, and after the first user info of a page load. */
  readonly onBegin = (listener: (user: UserFields) => void): Stop => {
    this.#beginListeners.add(listener)
    return () => this.#beginListeners.delete(listener)
  }

  /** A player logged in or registered; `user` is the response. Clears a former player first. */
  readonly startSession = (user: UserFields): void => {
    const { stores, pendingLogout, queryClient, userQueryKey } = this.#deps
    pendingLogout.forget()
    this.#clearPlayer()
    this.#setToken({ isLive: true })
    stores.session.signIn(user)
    queryClient.setQueryData(userQueryKey, user)
    this.#begin(user)
  }

  /**
   * User info loaded, at start or when the page became visible again: stores it, and sets up balance, badges and socket if
   * they are not. Ignored if the player has left.
   */
  readonly confirmSession = (user: UserFields): void => {
    const { session } = this.#deps.stores
    if (!session.isLoggedIn || !this.#token.isLive) return
    if (session.uid !== getUid(user)) {
      this.startSession(user)
      return
    }
    this.#isSocketRefused = false
    session.signIn(user)
    if (this.#begunFor !== session.uid) this.#begin(user)
    else if (this.#areBadgesLost) void this.refreshBadges()
  }

  /** User info failed to load: resets the counters until it loads. */
  readonly userInfoFailed = (): void => {
    this.#areBadgesLost = true
    this.#deps.stores.badges.reset()
  }

  /**
   * Reloads the counters: after user info, and when socket messages were missed. Resolves with whether that succeeded;
   * never rejects.
   */
  readonly refreshBadges = async (): Promise<boolean> => {
    const token = this.#token
    try {
      await this.#deps.api.loadBadges()
      if (token !== this.#token) return false
      this.#areBadgesLost = false
      return true
    } catch {
      // The query client shows the failure; the counters stay as they are.
      return false
    }
  }

  /**
   * Logs out. Clears the local data 100 ms after the request is sent, with or without a response; offline at once, and the
   * request is sent when there is a network.
   */
  readonly logout = (): void => {
    const { stores, pendingLogout, isOnline } = this.#deps
    if (!stores.session.isLoggedIn || !this.#token.isLive) return
    this.#setToken({ isLive: false })
    void pendingLogout.send()
    if (isOnline()) this.#logoutTimer = setTimeout(() => this.endSession('logout'), LOGOUT_DELAY_MS)
    else this.endSession('logout')
  }

  /** Ends the session on this device, once: goes to login, or after a 20002 to the lobby. */
  readonly endSession = (reason: EndReason): void => {
    const { forgetToasts, queryClient, routes, stores } = this.#deps
    if (!stores.session.isLoggedIn) return
    const leaving: SessionToken = { isLive: false }
    this.#setToken(leaving)
    // Another tab has cleared the storage, and may have logged in a player since.
    if (reason === 'elsewhere') stores.session.follow(null)
    else stores.session.clear()
    this.#stop(reason === 'logout' ? reason : undefined)
    cancelPlayerQueries(queryClient)
    forgetToasts?.()
    void this.#leave(
      reason !== 'invalid' ? routes.toLogin : routes.isOnGame() ? routes.refresh : routes.toGame,
      leaving,
    )
  }

  /**
   * Another tab changed the stored player: follows it.
   *
   * @param wasRemoved whether the other tab removed the record; removes one that this tab wrote too late
   * @returns whether user info must be loaded for a new player
   */
  readonly followStored = (wasRemoved = false): boolean => {
    const { forgetToasts, routes, stores } = this.#deps
    if (wasRemoved) stores.session.dropOwnRecord()
    const stored = stores.session.stored()
    if (!stored) {
      const { isLoggedIn } = stores.session
      this.endSession('elsewhere')
      // Not a logout, which `endSession` has followed before: the session ended in the other tab too, or expired.
      if (isLoggedIn) stores.session.noteEnd()
      return false
    }
    const hasChanged = stored.uid !== stores.session.uid
    if (hasChanged) this.#clearPlayer()
    stores.session.follow(stored)
    if (!hasChanged) return false
    forgetToasts?.()
    const next: SessionToken = { isLive: true }
    this.#setToken(next)
    void this.#navigate(routes.isAtEntry() ? routes.toGame : routes.refresh, next)
    return true
  }

  /** The page is visible again: reconnects a socket that the server has closed or refused. */
  readonly reconnect = (): void => {
    if (this.#begunFor !== null) this.#deps.socket.connect(this.#begunFor)
  }

  /** The server has refused the socket. If user info then has code 20002, the toast is the socket's. */
  readonly onSocketRefused = (): void => {
    this.#isSocketRefused = true
  }

  /**
   * A response had code 20002. The first one ends the session, with one toast; user info shows none, and the page on which
   * the player lands says it. Ignores responses of a former session, of a visitor, and of a pending logout.
   */
  readonly onSessionInvalid = (error: ApiError, token: unknown): void => {
    if (token !== this.#token || !this.#token.isLive) return
    const { onFailure, stores } = this.#deps
    const { isLoggedIn } = stores.session
    if (error.url === LOGOUT_URL && !isLoggedIn) return
    const isSilent = error.url === USER_INFO_URL && !this.#isSocketRefused
    this.endSession('invalid')
    if (!isSilent) onFailure(error)
    else if (isLoggedIn) stores.session.noteEnd()
  }

  /** After user info, in this order: listeners (guard, KYC prompts), balance, counters, socket. */
  #begin(user: UserFields): void {
    const { api, socket } = this.#deps
    this.#begunFor = getUid(user)
    for (const listener of this.#beginListeners) listener(user)
    // The query client shows a failure.
    api.loadBalance().catch(() => undefined)
    void this.refreshBadges()
    socket.connect(this.#begunFor)
  }

  #setToken(token: SessionToken): void {
    this.#token = token
    this.#deps.stores.session.setLeaving(!token.isLive)
  }

  #clearPlayer(): void {
    this.#stop()
    clearPlayerQueries(this.#deps.queryClient)
  }

  /** Clears all of the former player except the query cache. */
  #stop(reason?: 'logout'): void {
    const { abortWrites, socket, stores } = this.#deps
    clearTimeout(this.#logoutTimer)
    if (this.#begunFor !== null) socket.disconnect()
    this.#begunFor = null
    this.#areBadgesLost = false
    this.#isSocketRefused = false
    abortWrites()
    stores.resetPlayer(reason)
  }

  /** Leaves the page before the query cache is cleared: mounted components would request their data again. */
  async #leave(navigate: () => unknown, leaving: SessionToken): Promise<void> {
    const clear = () => {
      // Another session has cleared the cache already.
      if (this.#token === leaving) clearPlayerQueries(this.#deps.queryClient)
    }
    const timer = setTimeout(clear, LEAVE_MS)
    await this.#navigate(navigate, leaving, clear)
    clearTimeout(timer)
  }

  /** Until the player has arrived, mounted pages may request data without a session; those 20002s are ignored. */
  async #navigate(navigate: () => unknown, leaving: SessionToken, onArrival?: () => void): Promise<void> {
    try {
      await navigate()
    } catch (error) {
      this.#deps.log?.(error)
    }
    onArrival?.()
    if (this.#token === leaving && !leaving.isLive) this.#setToken({ isLive: true })
  }
}
