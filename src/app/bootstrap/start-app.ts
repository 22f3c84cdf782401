import { getAppVersionQuery } from '#generated/http/app/get-app-version.ts'
import { getConfigQuery } from '#generated/http/app/get-config.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { applyHtmlLanguage, applyTheme } from '#src/platform/appearance.ts'
import { endTask } from '#src/platform/idle.ts'
import { menuQuery } from '#src/queries/menu.ts'
import type { PendingLogout } from '../session/pending-logout.ts'
import type { DeferredStartDeps } from './deferred-start.ts'
import type { DeviceInfo } from './device-info.ts'
import { loadDeferredStart, whenQuiet } from './load-deferred-start.ts'
import { runStartupSteps, type Effect } from './startup-steps.ts'

export interface StartDeps {
  readonly device: Pick<DeviceInfo, 'begin'>
  readonly pendingLogout: Pick<PendingLogout, 'settle'>
  /** Requests user info; the returned effect applies the response. */
  readonly requestUser: () => Promise<Effect>
  /** What the deferred part of start-up needs. */
  readonly deferredStart: DeferredStartDeps
}

/** How long, in milliseconds from the start, the first render waits for the first page's code and data. */
const FIRST_DATA_WAIT_MS = 250

/**
 * Sends the first requests and loads the first page.
 *
 * @returns resolves when the page may render: its texts have loaded, and its data too unless that takes long. One render
 *   with data is a transition in short slices; what the router and queries change later renders at once.
 */
export async function startApp({ device, pendingLogout, requestUser, deferredStart }: StartDeps): Promise<void> {
  const { stores, queryClient, router } = deferredStart
  // Before all other requests, which wait for it.
  void pendingLogout.settle()
  const deferred = loadDeferredStart(deferredStart)
  const ready = runStartupSteps(
    {
      language: () => {
        applyHtmlLanguage(stores.settings.language)
        return startI18n(stores.settings.language)
      },
      deviceInfo: device.begin,
      config: () => queryClient.prefetchQuery(getConfigQuery()),
      version: () => queryClient.prefetchQuery(getAppVersionQuery()),
      theme: () => applyTheme(stores.settings.theme),
      menu: () => queryClient.prefetchQuery(menuQuery()),
      userInfo: stores.session.isLoggedIn ? requestUser : undefined,
    },
    reportError,
  )
  void deferred.then(({ startDeferred }) => startDeferred(deferredStart))
  const wait = new Promise<void>((resolve) => setTimeout(resolve, FIRST_DATA_WAIT_MS))
  await endTask()
  // The rendered router subscribes the same function; a session may end, and navigate, before that.
  router.history.subscribe(router.load as () => void)
  // The page's code and data load beside the texts, not after them.
  const firstData = router.load().then(() => whenQuiet(queryClient))
  await ready
  await Promise.race([firstData, wait])
}
