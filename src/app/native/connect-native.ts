import { focusManager, type QueryClient } from '@tanstack/react-query'
import { reaction } from 'mobx'
import { APP_ID } from '#src/lib/app-id.ts'
import { APP_KEYBOARD, APP_PAUSE, APP_RESUME } from '#src/lib/app-events.ts'
import { BAR } from '#src/platform/appearance.ts'
import { loadBridge } from '#src/platform/bridge/bridge.ts'
import { createNativeEvents } from '#src/platform/bridge/native-events.ts'
import { attempt, toStorageName } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { LinkStore } from '#src/routing/link-store.ts'
import type { Stores } from '#src/stores/stores.ts'
import { isOpenTo } from '../router/guards.ts'
import { type AppRouter, getAccess } from '../router/router.tsx'
import { whenResolved } from '../router/when-resolved.ts'
import { startHaptics } from './haptics.ts'
import { createLinkOpener } from './links.ts'
import { goBack } from './native-back.ts'
import { openLinksOutside } from './open-outside.ts'

export interface NativeDeps {
  readonly queryClient: QueryClient
  readonly stores: Stores
  readonly router: AppRouter
}

/** The launch link of this run of the app: a WebView's session storage lives as long as the run, over reloads. */
const launched = {
  get: () => attempt(() => sessionStorage.getItem(toStorageName(STORAGE_KEYS.launchLink))) ?? null,
  set: (url: string) => attempt(() => sessionStorage.setItem(toStorageName(STORAGE_KEYS.launchLink), url)),
}

function createOpener({ stores, router }: Pick<NativeDeps, 'stores' | 'router'>) {
  const { deferred, overlays, session } = stores
  return createLinkOpener({
    site: { origin: window.location.origin, appId: APP_ID },
    overlays,
    router: {
      isPage: (pathname) => router.getMatchedRoutes(pathname)[0].at(-1)?.id !== '/$',
      current: () => router.latestLocation.href,
      open: (href) => router.navigate({ href }),
    },
    hasForm: () => document.querySelector('main form, dialog form') !== null,
    onNavigate(path) {
      const access = getAccess(router, path.replace(/\?.*/u, ''))
      if (session.role === 'visitor' && !isOpenTo('visitor', access)) deferred.get(LinkStore).remember(path)
    },
  })
}

/** Connects the app with the wrapper: its events, and what they and the player's presses do to the system around it. */
export async function connectNative({ queryClient, stores, router }: NativeDeps): Promise<void> {
  const { overlays, settings } = stores
  const events = createNativeEvents(window, launched)
  events.onBack(() => goBack({ overlays, history: router.history }))
  events.onKeyboard(() => window.dispatchEvent(new Event(APP_KEYBOARD)))
  events.onActive((isActive) => {
    window.dispatchEvent(new Event(isActive ? APP_RESUME : APP_PAUSE))
    if (isActive) focusManager.onFocus()
  })
  reaction(
    () => settings.theme,
    (theme) => events.setBars(theme, BAR[theme]),
    { fireImmediately: true },
  )
  const bridge = await loadBridge()
  startHaptics(queryClient, bridge)
  openLinksOutside(bridge, stores.toasts)
  await whenResolved(router)
  events.onLink(createOpener({ stores, router }))
}
