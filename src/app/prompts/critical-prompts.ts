import { reaction } from 'mobx'
import type { Stop } from '#src/lib/stop.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { ROUTES, toRoutePath } from '#src/routing/route-names.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'
import type { SessionStore } from '#src/stores/session-store.ts'
import { toStoredUser, type UserFields } from '#src/stores/stored-user.ts'
import type { Prompt } from './prompt.ts'

export interface CriticalPromptDeps {
  readonly storage: AppStorage
  readonly overlays: Pick<OverlayStore, 'enqueue' | 'enqueueOnce'>
  readonly session: Pick<SessionStore, 'uid' | 'role'>
  /** Calls back after login, and after the first user info of a page load. */
  readonly onSessionBegin: (listener: (user: UserFields) => void) => Stop
}

/**
 * Asks for the age until it is accepted on this device, by any player. The consent has no expiry. Not on the page between a
 * payment and the app: there is nothing to play, and the system's browser would ask each player again.
 */
export function promptForAge(
  storage: AppStorage,
  overlays: Pick<OverlayStore, 'enqueue'>,
  pathname: string | undefined = globalThis.location?.pathname,
): void {
  if (pathname !== undefined && toRoutePath(pathname) === ROUTES.payReturn) return
  if (storage.get(STORAGE_KEYS.ageAccepted, (value) => value === true || undefined)) return
  overlays.enqueue('ageCheck', { onAccept: () => storage.set(STORAGE_KEYS.ageAccepted, true, null) })
}

/** Calls back when a player becomes suspended during the visit. */
function whenSuspended(session: CriticalPromptDeps['session'], show: () => void): Stop {
  return reaction(
    () => ({ uid: session.uid, role: session.role }),
    (now, before) => {
      if (now.uid === before.uid && now.role !== before.role && now.role === 'suspended') show()
    },
  )
}

/** The prompts that a first page may need, by priority; `prompts.ts` has those that load after it. */
export function createCriticalPrompts({
  storage,
  overlays,
  session,
  onSessionBegin,
}: CriticalPromptDeps): readonly Prompt[] {
  return [
    {
      name: 'ageCheck',
      when: (show) => {
        show(undefined)
        return () => undefined
      },
      show: () => promptForAge(storage, overlays),
    },
    {
      name: 'suspended',
      when: (show) => whenSuspended(session, () => show(undefined)),
      show: () => overlays.enqueue('suspended', {}),
    },
    {
      // Once per page load.
      name: 'suspended',
      when: onSessionBegin,
      show: (user: UserFields) => {
        if (toStoredUser(user).onlyKyc) overlays.enqueueOnce('suspended', {})
      },
    },
  ]
}
