import { toApiError, type ApiError } from '#src/api/api-error.ts'
import { HTTP_TIMEOUT_MS } from '#src/api/open-request.ts'
import { isPublicUrl } from '#src/api/public-queries.ts'
import type { Locks } from '#src/platform/locks.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { LOGOUT_URL } from '#src/queries/user.ts'

export interface PendingLogoutDeps {
  /** The server's logout, silent and outliving the session: `logoutUser({ silent: true, outlivesSession: true })`. */
  call: () => Promise<unknown>
  storage: AppStorage
  isOnline: () => boolean
  /** Of the browser, by which the tabs know of each other's call; without them each knows of its own. */
  locks?: Locks | undefined
  /** A refusal that is final. What is tried again later is not told. */
  onFailure: (error: ApiError) => void
}

/** The server's side of logging out, which may have to wait for a network. */
export interface PendingLogout {
  /** Owes the call from now on, and makes it if there is a network. Never rejects. */
  send: () => Promise<void>
  /** Makes a call that is still owed: at start, and when the network is back. Never rejects. */
  settle: () => Promise<void>
  /** Owes nothing any more: somebody logged in, and the call would end their session. */
  forget: () => void
  /** For `configureApi`: other calls wait for one that is owed, a login also for one under way. */
  beforeRequest: (url: string) => Promise<void> | undefined
}

const LOCK = 'logout'

/**
 * Keeps the server's logout across offline times and restarts, on the device and without expiry. A late answer would
 * take the cookie of whoever logs in meanwhile, in any tab; so a login waits for it, 10 s at most.
 */
export function createPendingLogout(deps: PendingLogoutDeps): PendingLogout {
  // Asked of the device each time: another tab may owe it, have made it, or have logged somebody in.
  const isOwed = () => deps.storage.get(STORAGE_KEYS.pendingLogout, (value) => value === true || undefined) ?? false
  /** Owed since an earlier page or an offline time: then it goes before everything else. */
  let isOverdue = isOwed()
  let underWay: Promise<void> | undefined

  const forget = () => {
    isOverdue = false
    deps.storage.remove(STORAGE_KEYS.pendingLogout)
  }

  const attempt = async () => {
    try {
      await deps.call()
      forget()
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.kind === 'offline' || error.isOutcomeUnknown) {
        // Tried again at the next start or when the network is back; the others need not wait for that.
        isOverdue = false
        return
      }
      forget()
      if (!error.isSessionInvalid) deps.onFailure(error)
    }
  }

  /** Shows the call to the other tabs. It waits for nobody: it is run with the lock or, where another has it, without. */
  const shown = async (run: () => Promise<void>) => {
    // A page that is going away gets no lock: the call stays owed.
    await (deps.locks?.request(LOCK, { ifAvailable: true }, run).catch(() => undefined) ?? run())
  }

  /** Until no other tab's call is under way. A tab that sleeps with its own holds up no longer than a call may take. */
  const othersDone = async (locks: Locks) => {
    // By hand: `AbortSignal.timeout` is missing on older phones, some of which have locks.
    const patience = new AbortController()
    const clock = setTimeout(() => patience.abort(), HTTP_TIMEOUT_MS)
    const { signal } = patience
    await locks.request(LOCK, { mode: 'shared', signal }, () => Promise.resolve()).catch(() => undefined)
    clearTimeout(clock)
  }

  const settle = () => {
    if (!isOwed() || !deps.isOnline()) return Promise.resolve()
    underWay ??= shown(attempt).finally(() => {
      underWay = undefined
    })
    return underWay
  }

  return {
    send() {
      isOverdue = !deps.isOnline()
      deps.storage.set(STORAGE_KEYS.pendingLogout, true, null)
      return settle()
    },
    settle,
    forget,
    beforeRequest(url) {
      if (url.startsWith(LOGOUT_URL) || !deps.isOnline() || !isOwed()) return undefined
      if (isOverdue) return settle()
      if (isPublicUrl(url)) return undefined
      return underWay ?? (deps.locks && othersDone(deps.locks))
    },
  }
}
