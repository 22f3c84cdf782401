import type { ApiError } from '#src/api/api-error.ts'
import { LOGOUT_URL, USER_INFO_URL } from '#src/queries/user.ts'
import type { BadgeMark } from '#src/stores/badge-store.ts'
import { uidOf, type UserFields } from '#src/stores/stored-user.ts'
import { cancelPlayerReads, forgetPlayer } from './forget-player.ts'
import type { SessionDeps, SessionToken } from './session-deps.ts'

/** What is local goes this long after the server was told, in milliseconds. */
export const LOGOUT_DELAY_MS = 100

/** The longest that the query cache outlives the session while the page is being left, in milliseconds. */
const LEAVE_MS = 2000

/** Why a session ends: the player left, the server says it is invalid, or it ended in another tab. */
export type EndReason = 'logout' | 'invalid' | 'elsewhere'

/**
 * The beginning and the end of a session: the one place where stores, query cache and
 * socket meet a player coming or going.
 *
 *     const session = new Session({ stores, storage, queryClient, socket, routes, pendingLogout, … })
 *     configureApi({ sessionToken: session.token, beforeRequest: pendingLogout.beforeRequest, … })
 *     addEventListener('online', () => void pendingLogout.settle())
 *
 * Login and register hand their answer to `startSession`, each load of user info to `confirmSession`.
 */
export class Session {
  readonly #deps: SessionDeps
  #token: SessionToken = { isLive: true }
  /** Whose balance, badges and socket were set up. */
  #begunFor: string | null = null
  #leaving: ReturnType<typeof setTimeout> | undefined
  /** When the read of the counters that is under way was sent: whoever asks meanwhile gets its answer, not a newer one. */
  #badgesAskedAt: BadgeMark | undefined
  /** Whether the counters were reset since the server last told them. */
  #areBadgesLost = false

  constructor(deps: SessionDeps) {
    this.#deps = deps
  }

  /** The present session, for calls to carry. */
  readonly token = (): SessionToken => this.#token

  /** Somebody logged in or registered: `user` is the server's answer. A former player is forgotten first. */
  readonly startSession = (user: UserFields): void => {
    const { stores, pendingLogout, queryClient, userQueryKey } = this.#deps
    pendingLogout.forget()
    this.#forget()
    this.#token = { isLive: true }
    stores.session.signIn(user)
    queryClient.setQueryData(userQueryKey, user)
    this.#begin(user)
  }

  /**
   * User info loaded, at start or when the page became visible again: renews what is stored, and sets up balance,
   * badges and socket if that has not been done. An answer for a player who has left is ignored.
   */
  readonly confirmSession = (user: UserFields): void => {
    const { session } = this.#deps.stores
    if (!session.isLoggedIn || !this.#token.isLive) return
    if (session.uid !== uidOf(user)) {
      this.startSession(user)
      return
    }
    session.signIn(user)
    if (this.#begunFor !== session.uid) this.#begin(user)
    else if (this.#areBadgesLost) void this.refreshBadges()
  }

  /**
   * User info could not be loaded: the counters are reset, and read anew once it is.
   */
  readonly userInfoFailed = (): void => {
    this.#areBadgesLost = true
    this.#deps.stores.badges.reset()
  }

  /** Reads the counters anew: after user info, and when socket messages were missed. Never rejects. */
  readonly refreshBadges = async (): Promise<void> => {
    const { api, stores } = this.#deps
    const token = this.#token
    const mark = (this.#badgesAskedAt ??= stores.badges.mark())
    try {
      const data = await api.loadBadges()
      if (token !== this.#token) return
      this.#areBadgesLost = false
      stores.badges.applyServer(data, mark)
    } catch {
      // Told by the query client; the counters stay as they are.
    } finally {
      this.#badgesAskedAt = undefined
    }
  }

  /**
   * The player logs out. The server is told; 100 ms later, whether or not it has answered, all that is local goes.
   * Offline it goes at once, and the server is told when there is a network.
   */
  readonly logout = (): void => {
    const { stores, pendingLogout, isOnline } = this.#deps
    if (!stores.session.isLoggedIn || !this.#token.isLive) return
    this.#token = { isLive: false }
    void pendingLogout.send()
    if (isOnline()) this.#leaving = setTimeout(() => this.endSession('logout'), LOGOUT_DELAY_MS)
    else this.endSession('logout')
  }

  /** Ends the session on this device and leads away: to login, or for an invalid session to game. Once a session. */
  readonly endSession = (reason: EndReason): void => {
    const { forgetToasts, queryClient, routes, stores } = this.#deps
    if (!stores.session.isLoggedIn) return
    const leaving: SessionToken = { isLive: false }
    this.#token = leaving
    // Another tab has cleared the device, and may have logged somebody in since.
    if (reason === 'elsewhere') stores.session.follow(null)
    else stores.session.clear()
    this.#stop(reason === 'logout' ? reason : undefined)
    cancelPlayerReads(queryClient)
    forgetToasts?.()
    void this.#leave(
      reason !== 'invalid' ? routes.toLogin : routes.isOnGame() ? routes.refresh : routes.toGame,
      leaving,
    )
  }

  /**
   * Another tab has changed who is kept on the device: keeps in step with it. A player who came there is one here too;
   * who was here before is forgotten.
   *
   * @param wasRemoved whether the other tab removed the record: one that this tab wrote too late goes as well
   * @returns whether user info must be loaded for a player who has come
   */
  readonly followStored = (wasRemoved = false): boolean => {
    const { forgetToasts, routes, stores } = this.#deps
    if (wasRemoved) stores.session.dropOwnRecord()
    const stored = stores.session.stored()
    if (!stored) {
      this.endSession('elsewhere')
      return false
    }
    const hasChanged = stored.uid !== stores.session.uid
    if (hasChanged) this.#forget()
    stores.session.follow(stored)
    if (!hasChanged) return false
    forgetToasts?.()
    const coming: SessionToken = { isLive: true }
    this.#token = coming
    void this.#lead(routes.isAtEntry() ? routes.toGame : routes.refresh, coming)
    return true
  }

  /** The page is seen again: a connection that the server has ended or refused is asked for anew. */
  readonly reconnect = (): void => {
    if (this.#begunFor !== null) this.#deps.socket.connect(this.#begunFor)
  }

  /**
   * An answer said 20002. However many calls hear it, the first one ends the session: one toast, none for user info at
   * start-up, and one way out. A call of a former session says nothing about this one; a visitor has no session to end, and a
   * logout that was still owed and is told so late finds it over.
   */
  readonly onSessionInvalid = (error: ApiError, token: unknown): void => {
    if (token !== this.#token || !this.#token.isLive) return
    if (error.url === LOGOUT_URL && !this.#deps.stores.session.isLoggedIn) return
    // Show nothing if the session ended before this visit; show why if it ends during the visit.
    const isAtStart = this.#begunFor === null && error.url === USER_INFO_URL
    this.endSession('invalid')
    if (!isAtStart) this.#deps.onFailure(error)
  }

  /** After user info, in this order: KYC check, balance, badge data, socket. */
  #begin(user: UserFields): void {
    const { api, checkKyc, socket } = this.#deps
    this.#begunFor = uidOf(user)
    checkKyc?.(user)
    // Told by the query client when it fails.
    api.loadBalance().catch(() => undefined)
    void this.refreshBadges()
    socket.connect(this.#begunFor)
  }

  #forget(): void {
    this.#stop()
    forgetPlayer(this.#deps.queryClient)
  }

  /** All of the former player but the query cache. */
  #stop(reason?: 'logout'): void {
    const { abortWrites, socket, stores } = this.#deps
    clearTimeout(this.#leaving)
    if (this.#begunFor !== null) socket.disconnect()
    this.#begunFor = null
    this.#badgesAskedAt = undefined
    this.#areBadgesLost = false
    abortWrites()
    stores.resetPlayer(reason)
  }

  /** Leaves the page first: components that still stand would request again what is gone from the query cache. */
  async #leave(way: () => unknown, leaving: SessionToken): Promise<void> {
    const forget = () => {
      // Another session has cleared the cache already.
      if (this.#token === leaving) forgetPlayer(this.#deps.queryClient)
    }
    const late = setTimeout(forget, LEAVE_MS)
    await this.#lead(way, leaving, forget)
    clearTimeout(late)
  }

  /** Until the player has arrived, pages that still stand may ask in vain for what they show; that is nobody's 20002. */
  async #lead(way: () => unknown, leaving: SessionToken, onArrival?: () => void): Promise<void> {
    try {
      await way()
    } catch (error) {
      this.#deps.log?.(error)
    }
    onArrival?.()
    if (this.#token === leaving && !leaving.isLive) this.#token = { isLive: true }
  }
}
