import type { QueryClient } from '@tanstack/react-query'
import { getAppVersionQuery } from '#generated/http/app/get-app-version.ts'
import { getConfigQuery } from '#generated/http/app/get-config.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { applyHtmlLanguage, applyTheme } from '#src/platform/appearance.ts'
import type { StartTask } from '#src/platform/start-phases.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import { menuQuery } from '#src/queries/menu.ts'
import type { Stores } from '#src/stores/stores.ts'
import type { AppRouter } from '../router/router.tsx'
import type { PendingLogout } from '../session/pending-logout.ts'
import type { Session } from '../session/session.ts'
import type { UserLoader } from '../session/user-loader.ts'
import type { deferredTasks } from './deferred-tasks.ts'
import type { DeviceInfo } from './device-info.ts'
import { whenQuiet } from './first-data.ts'
import type { FirstPaintTasks } from './first-paint.ts'

export interface StartDeps {
  readonly device: Pick<DeviceInfo, 'begin'>
  readonly pendingLogout: Pick<PendingLogout, 'settle'>
  readonly queryClient: QueryClient
  readonly router: AppRouter
  readonly session: Pick<Session, 'onBegin'>
  readonly storage: AppStorage
  readonly stores: Stores
  readonly user: Pick<UserLoader, 'requestUser'>
}

/** The tasks of each phase, in order. */
export interface StartTasks {
  readonly firstPaint: FirstPaintTasks
  readonly firstData: (code: typeof deferredTasks) => readonly StartTask[]
  readonly idle: (code: typeof deferredTasks) => readonly StartTask[]
}

/** Everything that starts with the app, by phase; `src/platform/start-phases.ts` says when each phase begins. */
export function listStartTasks({
  device,
  pendingLogout,
  queryClient,
  router,
  session,
  storage,
  stores,
  user,
}: StartDeps): StartTasks {
  const { settings } = stores
  return {
    firstPaint: {
      pendingLogout: () => void pendingLogout.settle(),
      language: () => {
        applyHtmlLanguage(settings.language)
        return startI18n(settings.language)
      },
      deviceInfo: device.begin,
      config: () => queryClient.prefetchQuery(getConfigQuery()),
      version: () => queryClient.prefetchQuery(getAppVersionQuery()),
      theme: () => applyTheme(settings.theme),
      menu: () => queryClient.prefetchQuery(menuQuery()),
      userInfo: stores.session.isLoggedIn ? user.requestUser : undefined,
      page: async () => {
        // The rendered router subscribes the same function; a session may end, and navigate, before that.
        router.history.subscribe(router.load as () => void)
        await router.load()
        await whenQuiet(queryClient)
      },
    },
    firstData: (code) => [
      () => code.watchPageTitle(router),
      () => code.startDeferredPrompts({ storage, stores, queryClient, router, onSessionBegin: session.onBegin }),
      () => code.watchLeftGame({ stores, queryClient, router }),
      () => code.watchSounds(stores, router),
      () => code.addPendingFavorites(queryClient, stores),
    ],
    idle: (code) => [
      code.registerServiceWorker,
      () => code.preloadNear(router, stores.session),
      // Its request comes after the code that a player may need.
      code.watchVitals,
    ],
  }
}

/** Code that no phase loads, because most visits never need it. */
export const ON_DEMAND = {
  /** Loads when a player is logged in and user info has loaded. */
  socket: () => import('../socket/create-socket.ts'),
  /** Loads at the first 503. */
  maintenance: () => import('../maintenance/maintenance.ts'),
}
