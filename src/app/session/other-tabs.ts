import { nameOf } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'

/** What this tab does about what another one has changed on the device. */
export interface OtherTabsReactions {
  /** Another tab begins to log out: its server call is owed from now on. */
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
const PLAYER = nameOf(userInfo)
const LOGOUT = nameOf(pendingLogout)
const SETTINGS = new Set([theme, language, isSound, isMusic, isAnalyticsAllowed].map(nameOf))

/**
 * Keeps this tab in step with the others of the same browser. They tell by the storage itself, which also holds the
 * truth for a tab that was asleep; a page from the back-forward cache has heard nothing and looks for itself.
 */
export function watchOtherTabs(window: Pick<Window, 'addEventListener'>, reactions: OtherTabsReactions): void {
  const lookForChanges = (wasRemoved: boolean): void => {
    reactions.onSettings()
    reactions.onPlayer(wasRemoved)
  }
  window.addEventListener('storage', ({ key, newValue }) => {
    // null: everything was cleared.
    if (key === null) lookForChanges(true)
    else if (key === PLAYER) reactions.onPlayer(newValue === null)
    // Told before the server's answer, which would end this tab's session as an invalid one.
    else if (key === LOGOUT && newValue !== null) reactions.onLogout()
    else if (SETTINGS.has(key)) reactions.onSettings()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) lookForChanges(false)
  })
}
