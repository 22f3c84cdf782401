import { startI18n } from '#src/i18n/i18n.ts'
import { applyHtmlLanguage, applyTheme } from '#src/platform/appearance.ts'
import { getDeviceId } from '#src/platform/device.ts'
import { appVersionQuery } from '#src/queries/app-version.ts'
import { configQuery } from '#src/queries/config.ts'
import { menuQuery } from '#src/queries/menu.ts'
import type { App } from './create-app.ts'
import { preloadWhenIdle } from './preload.ts'
import { startUp } from './start-up.ts'
import { watchVisibleAgain } from './visibility.ts'

/**
 * Start-up, and what happens each time the page is seen again.
 *
 * @returns when the texts are there and the page may be painted
 */
export function startApp(app: App): Promise<void> {
  const { storage, stores, queryClient, pendingLogout, loadUser, loadBalance } = app

  // A logout still owed goes before all other calls, which wait for it.
  void pendingLogout.settle()
  window.addEventListener('online', () => void pendingLogout.settle())

  watchVisibleAgain({ document, window }, () => {
    if (!stores.session.isLoggedIn) return
    void loadUser()
    // Told by the query client when it fails.
    loadBalance().catch(() => undefined)
  })

  const ready = startUp(
    {
      language: () => {
        applyHtmlLanguage(stores.settings.language)
        return startI18n(stores.settings.language)
      },
      deviceInfo: () => void getDeviceId(storage),
      config: () => queryClient.prefetchQuery(configQuery()),
      version: () => queryClient.prefetchQuery(appVersionQuery()),
      theme: () => applyTheme(stores.settings.theme),
      menu: () => queryClient.prefetchQuery(menuQuery()),
      userInfo: stores.session.isLoggedIn ? loadUser : undefined,
    },
    reportError,
  )
  // The page's own code and data load beside the texts, not after them.
  void app.router.load()
  preloadWhenIdle(app.router, queryClient, () => stores.session.isLoggedIn)
  return ready
}
