import { listen, stopAll, type Stop } from '#src/lib/stop.ts'
import { toStorageName } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'

/** What this tab does when another tab changes the storage. */
export interface OtherTabsReactions {
  /** Another tab started a logout. */
  readonly onLogout: () => void
  /**
   * The stored player changed.
   * @param wasRemoved whether another tab removed the record, alone or with everything else
   */
  readonly onPlayer: (wasRemoved: boolean) => void
  /** Theme, language, sound, music or the consent to analytics. */
  readonly onSettings: () => void
}

const { userInfo, pendingLogout, theme, language, isSound, isMusic, isAnalyticsAllowed } = STORAGE_KEYS
const PLAYER = toStorageName(userInfo)
const LOGOUT = toStorageName(pendingLogout)
const SETTINGS = new Set([theme, language, isSound, isMusic, isAnalyticsAllowed].map(toStorageName))

/**
 * Keeps this tab in step with the others of the same browser, by storage events. A page restored from the back-forward
 * cache has missed them and reads the storage.
 */
export function watchOtherTabs(
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  reactions: OtherTabsReactions,
): Stop {
  const readAll = (wasRemoved: boolean): void => {
    reactions.onSettings()
    reactions.onPlayer(wasRemoved)
  }
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    // null: everything was cleared.
    if (key === null) readAll(true)
    else if (key === PLAYER) reactions.onPlayer(newValue === null)
    // Reported before the server responds: its response would end this tab's session as an invalid one.
    else if (key === LOGOUT && newValue !== null) reactions.onLogout()
    else if (SETTINGS.has(key)) reactions.onSettings()
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && readAll(false)
  return stopAll([listen(window, 'storage', onStorage), listen(window, 'pageshow', onPageShow)])
}
