import { getGetAppVersionQueryOptions } from '#generated/http/app/get-app-version.ts'
import { getGetConfigQueryOptions } from '#generated/http/app/get-config.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { applyHtmlLanguage, applyTheme } from '#src/platform/appearance.ts'
import { hasNativeBridge, loadBridge } from '#src/platform/bridge.ts'
import { menuQuery } from '#src/queries/menu.ts'
import { askAge } from '../prompts/prompt-age.ts'
import type { App } from './create-app.ts'
import { loadDeferredStart } from './load-deferred-start.ts'
import { createNativeBack } from '../overlays/native-back.ts'
import { startSounds } from './sounds.ts'
import { startUp } from './startup-steps.ts'
import { watchVisibleAgain } from '#src/platform/visibility.ts'

/**
 * Start-up, and what happens each time the page is seen again.
 *
 * @returns when the texts are there and the page may be painted
 */
export function startApp(app: App): Promise<void> {
  const {
    storage,
    device,
    stores,
    queryClient,
    session,
    maintenance,
    pendingLogout,
    askUser,
    loadUser,
    retryUser,
    loadBalance,
  } = app

  // Before anything else that comes unasked.
  askAge(storage, stores.overlays)

  // A logout still owed goes before all other calls, which wait for it.
  void pendingLogout.settle()
  window.addEventListener('online', () => {
    void pendingLogout.settle()
    void maintenance.check()
    retryUser()
  })

  watchVisibleAgain({ document, window }, () => {
    void maintenance.check()
    if (!stores.session.isLoggedIn) return
    void loadUser().then(session.reconnect)
    // Told by the query client when it fails.
    loadBalance().catch(() => undefined)
  })

  const deferred = loadDeferredStart(app)

  const ready = startUp(
    {
      language: () => {
        applyHtmlLanguage(stores.settings.language)
        return startI18n(stores.settings.language)
      },
      deviceInfo: () => {
        device.begin()
        listenToBack(app)
      },
      config: () => queryClient.prefetchQuery(getGetConfigQueryOptions()),
      version: async () => {
        // What fails is told by the query client.
        const version = await queryClient.fetchQuery(getGetAppVersionQueryOptions()).catch(() => undefined)
        return (
          version &&
          (() => void deferred.then(({ offerUpdate }) => offerUpdate(stores.overlays, version)).catch(ignore))
        )
      },
      theme: () => applyTheme(stores.settings.theme),
      menu: () => queryClient.prefetchQuery(menuQuery()),
      userInfo: stores.session.isLoggedIn ? askUser : undefined,
    },
    reportError,
  )
  // The page's own code and data load beside the texts, not after them.
  void app.router.load()
  startSounds(stores, app.router)
  void deferred.then(({ startDeferred }) => startDeferred(app))
  return ready
}

/** In the wrapper Back is a button of the device, and the page's matter. */
function listenToBack({ stores, router }: App): void {
  if (!hasNativeBridge()) return
  const back = createNativeBack({
    closeTop: stores.overlays.closeTop,
    canGoBack: () => router.history.canGoBack(),
    goBack: () => router.history.back(),
    askExit: () => stores.overlays.open('exitQuestion', {}),
  })
  // Until its chunk comes the button does what it does by itself.
  void loadBridge().then((bridge) => bridge.onBack(back))
}

const ignore = () => undefined
