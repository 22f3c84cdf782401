import { toApiError, type ApiError } from '#src/api/api-error.ts'
import { HTTP_TIMEOUT_MS } from '#src/api/open-request.ts'
import { isPublicUrl } from '#src/api/public-queries.ts'
import type { Locks } from '#src/platform/locks.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { LOGOUT_URL } from '#src/queries/user.ts'

export interface PendingLogoutDeps {
  /** Sends the logout request, silently. */
  send: () => Promise<unknown>
  storage: AppStorage
  isOnline: () => boolean
  /** The browser's locks, which show a tab's request to the other tabs. */
  locks?: Locks | undefined
  /** Shows a final refusal. */
  onFailure: (error: ApiError) => void
}

/** The logout request, which may have to wait for a network. */
export interface PendingLogout {
  /** Stores the pending logout, and sends the request if online. Never rejects. */
  send: () => Promise<void>
  /** Sends a pending request: at start, and when online again. Never rejects. */
  settle: () => Promise<void>
  /** Drops the pending logout: a player logged in, and the request would end their session. */
  forget: () => void
  /** For `configureApi`: other requests wait for an overdue one, a login also for one in flight. */
  beforeRequest: (url: string) => Promise<void> | undefined
}

const LOCK = 'logout'

/**
 * Keeps the logout request across offline times and restarts, in the storage and without expiry. A late response would
 * remove the cookie of a player who logged in meanwhile, in any tab; so a login waits for it, 10 s at most.
 */
export function createPendingLogout(deps: PendingLogoutDeps): PendingLogout {
  // Read each time: another tab may have stored, sent or dropped it.
  const isPending = () => deps.storage.get(STORAGE_KEYS.pendingLogout, (value) => value === true || undefined) ?? false
  /** Pending since an earlier page or an offline time: then it goes before all other requests. */
  let isOverdue = isPending()
  let underWay: Promise<void> | undefined

  const forget = () => {
    isOverdue = false
    deps.storage.remove(STORAGE_KEYS.pendingLogout)
  }

  const request = async () => {
    try {
      await deps.send()
      forget()
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.kind === 'offline' || error.isOutcomeUnknown) {
        // Sent again at the next start or when online. Other requests wait only for one that was not sent yet.
        isOverdue = error.kind === 'offline'
        return
      }
      forget()
      if (!error.isSessionInvalid) deps.onFailure(error)
    }
  }

  /** Shows the request to the other tabs by a lock. Does not wait for it: runs without if another tab has it. */
  const withLock = async (run: () => Promise<void>) => {
    // A page that is being closed gets no lock: the request stays pending.
    await (deps.locks?.request(LOCK, { ifAvailable: true }, run).catch(() => undefined) ?? run())
  }

  /** Resolves when no other tab's request is in flight, or after the time that a request may take: a tab may sleep. */
  const othersDone = async (locks: Locks) => {
    // Without `AbortSignal.timeout`: older phones with locks lack it.
    const timeout = new AbortController()
    const clock = setTimeout(() => timeout.abort(), HTTP_TIMEOUT_MS)
    const { signal } = timeout
    await locks.request(LOCK, { mode: 'shared', signal }, () => Promise.resolve()).catch(() => undefined)
    clearTimeout(clock)
  }

  const settle = () => {
    if (!isPending() || !deps.isOnline()) return Promise.resolve()
    underWay ??= withLock(request).finally(() => {
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
      if (url.startsWith(LOGOUT_URL) || !deps.isOnline() || !isPending()) return undefined
      if (isOverdue) return settle()
      if (isPublicUrl(url)) return undefined
      return underWay ?? (deps.locks && othersDone(deps.locks))
    },
  }
}
