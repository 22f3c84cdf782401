import type { QueryClient } from '@tanstack/react-query'
import { getAppVersionQuery } from '#generated/http/app/get-app-version.ts'
import { getConfigQuery } from '#generated/http/app/get-config.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { applyHtmlLanguage, applyTheme } from '#src/platform/appearance.ts'
import { endTask, runTask, whenIdle } from '#src/platform/idle.ts'
import { retryChunk } from '#src/platform/load-chunk.ts'
import { startUp } from '#src/platform/start-up.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import { menuQuery } from '#src/queries/menu.ts'
import type { Stores } from '#src/stores/stores.ts'
import { overlayPart } from '../layout/overlays.tsx'
import type { AppRouter } from '../router/router.tsx'
import { whenResolved } from '../router/when-resolved.ts'
import type { PendingLogout } from '../session/pending-logout.ts'
import type { Session } from '../session/session.ts'
import type { UserLoader } from '../session/user-loader.ts'
import type { deferredTasks } from './deferred-tasks.ts'
import type { DeviceInfo } from './device-info.ts'
import { runFirstPaint, type FirstPaintTasks } from './first-paint.ts'

interface StartDeps {
  readonly device: Pick<DeviceInfo, 'begin'>
  readonly pendingLogout: Pick<PendingLogout, 'settle'>
  readonly queryClient: QueryClient
  readonly router: AppRouter
  readonly session: Pick<Session, 'onBegin'>
  readonly storage: AppStorage
  readonly stores: Stores
  readonly user: Pick<UserLoader, 'requestUser'>
}

/** Starts something; what it returns is not awaited. */
type StartTask = () => unknown

/** The tasks of start-up, in order. */
interface StartTasks {
  /** At once, without waiting for one another. */
  readonly firstPaint: FirstPaintTasks
  /** Once the first page shows its data, each in a browser task of its own. */
  readonly afterData: (code: typeof deferredTasks) => readonly StartTask[]
  /** After that, each when the browser is idle. */
  readonly idle: (code: typeof deferredTasks) => readonly StartTask[]
}

/** Everything that starts with the app. */
function listStartTasks({
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
    afterData: (code) => [
      () => code.watchPageTitle(router),
      code.watchKeyboard,
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

/** A task that throws is reported, and stops no other. */
function runSafely(task: StartTask): void {
  try {
    task()
  } catch (error) {
    reportError(error)
  }
}

/** Never rejects. */
async function runDeferredTasks(tasks: StartTasks, deps: StartDeps): Promise<void> {
  await whenFirstData(deps)
  const { deferredTasks } = await retryChunk(() => import('./deferred-tasks.ts'))
  for (const task of tasks.afterData(deferredTasks)) await runTask(() => runSafely(task))
  // What waited for it shows in one more browser task.
  await runTask(() => startUp.end())
  for (const task of tasks.idle(deferredTasks)) whenIdle(() => runSafely(task))
}

/**
 * Starts the tasks of the first paint, and the others when the page shows its data.
 *
 * @returns resolves when the page may render
 */
export function startApp(deps: StartDeps): Promise<void> {
  const tasks = listStartTasks(deps)
  void runDeferredTasks(tasks, deps)
  return runFirstPaint(tasks.firstPaint, reportError)
}

/** Resolves when React has replaced the boot screen: the router does not report its first page in every case. */
async function whenDrawn(): Promise<void> {
  const boot = document.querySelector('.boot')
  if (!boot) return
  await new Promise<void>((resolve) => {
    const watcher = new MutationObserver(() => {
      if (boot.isConnected) return
      watcher.disconnect()
      resolve()
    })
    watcher.observe(document.body, { childList: true, subtree: true })
  })
}

/** Resolves when every query that was sent has a response. */
async function whenQuiet(queryClient: QueryClient): Promise<void> {
  if (queryClient.isFetching() === 0) return
  await new Promise<void>((resolve) => {
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() > 0) return
      unsubscribe()
      resolve()
    })
  })
}

async function whenOverlayLoaded({ top }: Stores['overlays']): Promise<void> {
  // If it cannot be loaded, it is closed.
  if (top && top.name !== 'ageCheck') await Promise.allSettled([overlayPart(top.name).preload()])
}

/** Resolves when the first page shows its data and its overlay, and the browser has been idle. */
async function whenFirstData({ router, queryClient, stores }: StartDeps): Promise<void> {
  await whenDrawn()
  await whenResolved(router)
  await whenQuiet(queryClient)
  await whenOverlayLoaded(stores.overlays)
  // React draws it from a timer: this one comes after that.
  await endTask()
  await new Promise<void>(whenIdle)
}
