import { onlineManager } from '@tanstack/react-query'
import { reaction } from 'mobx'
import { getBadgesQuery } from '#generated/http/account/get-badges.ts'
import { abortWrites } from '#src/api/open-request.ts'
import { isOnline, noteReached } from '#src/api/network.ts'
import { readNow } from '#src/api/invalidate-reads.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { changeLanguage } from '#src/api/change-language.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { stopAll, type Stop } from '#src/lib/stop.ts'
import { configureAnalytics } from '#src/platform/reports/analytics.ts'
import { applyHtmlLanguage, applyTheme } from '#src/platform/appearance.ts'
import { hasNativeBridge } from '#src/platform/bridge/bridge.ts'
import { retryChunk } from '#src/platform/load-chunk.ts'
import { browserLocks } from '#src/platform/locks.ts'
import { createRenamedStorage } from '#src/platform/former-names.ts'
import { createStorage } from '#src/platform/storage.ts'
import { INTENT_KEYS } from '#src/platform/storage-keys.ts'
import { watchVisibleAgain } from '#src/platform/visibility.ts'
import { balanceQuery } from '#src/queries/balance.ts'
import { sendLogout, userQuery } from '#src/queries/user.ts'
import { LinkStore } from '#src/routing/link-store.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { createStores } from '#src/stores/stores.ts'
import { showFailure } from '../errors/show-failure.ts'
import { createBrowserHistory, holdNavigation } from '../layout/browser-history.ts'
import { bindBackToOverlays } from '../layout/overlay-history.ts'
import { createRootLayout } from '../layout/root-layout.tsx'
import { canCoverPage } from '../maintenance/can-cover-page.ts'
import { createMaintenance } from '../maintenance/maintenance.ts'
import { createCriticalPrompts } from '../prompts/critical-prompts.ts'
import { startPrompts } from '../prompts/prompt.ts'
import { createGuard, watchAccess } from '../router/guards.ts'
import { createDepositPresenter } from '../router/present-deposit.ts'
import { getAccess, createAppRouter } from '../router/router.tsx'
import { followBadges, refetchCounted } from '../session/follow-badges.ts'
import { followServerBadges } from '../session/follow-server-badges.ts'
import { followUser } from '../session/follow-user.ts'
import { keepActive } from '../session/keep-active.ts'
import { watchOtherTabs } from '../session/other-tabs.ts'
import { createPendingLogout } from '../session/pending-logout.ts'
import { Session } from '../session/session.ts'
import { createUserLoader } from '../session/user-loader.ts'
import { createSocket } from '../socket/create-socket.ts'
import { findPressedControl, watchPressedControl } from '../toasts/pressed-control.ts'
import { createRequestToasts } from '../toasts/request-toasts.ts'
import { connectApi } from './connect-api.ts'
import { createDeviceInfo } from './device-info.ts'
import { startApp } from './start-app.ts'

/** The router, and before it the browser's history, so that its listener runs first. */
export function createNavigation() {
  return { history: createBrowserHistory(window), router: createAppRouter() }
}

type Navigation = ReturnType<typeof createNavigation>

/** Phase 1: creates each part once, from the parts above it. Nothing runs yet and no request is sent. */
function construct({ history, router }: Navigation) {
  // A build without former names does without their code.
  const openStorage = import.meta.env.VITE_FORMER_PRODUCT_NAMES ? createRenamedStorage : createStorage
  const storage = openStorage({ spare: () => globalThis.sessionStorage, spared: INTENT_KEYS })
  const stores = createStores({ storage, effects: { applyTheme, applyLanguage: applyHtmlLanguage } })
  const device = createDeviceInfo(storage)
  const toasts = createRequestToasts({
    store: stores.toasts,
    translate: (key) => i18n.t(`errors:${key}`),
    findPressed: findPressedControl,
    log: (error) => reportError(error),
    onceReady: (run) => (i18n.isInitialized ? run() : i18n.on('initialized', run)),
  })
  const queryClient = createQueryClient({
    onFailure: (error) => {
      const isOnScreen = maintenance.explains(error) && canCoverPage(router.state.location, stores.overlays)
      if (!isOnScreen) showFailure(error, toasts.failure)
    },
  })
  const maintenance = createMaintenance({
    queryClient,
    onBack: () => {
      if (stores.session.isLoggedIn) void user.loadUser()
      void router.invalidate()
    },
  })
  const socket = createSocket({
    badges: stores.badges,
    queryClient,
    refreshBadges: () => session.refreshBadges(),
    loadUser: () => isOnline() && user.checkUser(),
    onRefused: () => session.onSocketRefused(),
    onReached: () => noteReached(true),
  })
  const pendingLogout = createPendingLogout({
    send: sendLogout,
    storage,
    isOnline,
    locks: browserLocks(),
    onFailure: toasts.failure,
  })
  const guard = createGuard({
    session: stores.session,
    overlays: stores.overlays,
    router: {
      getAccess: (path) => getAccess(router, path),
      current: () => router.state.resolvedLocation,
      toWithdraw: (replace) => router.navigate({ to: ROUTES.withdraw, replace }),
    },
    onLinkRefused: (path) => stores.deferred.get(LinkStore).remember(path),
  })
  const session = new Session({
    stores,
    queryClient,
    socket,
    pendingLogout,
    abortWrites,
    isOnline,
    userQueryKey: userQuery().queryKey,
    routes: {
      isOnGame: () => router.state.location.pathname === ROUTES.game,
      isAtEntry: () => [ROUTES.login, ROUTES.register].some((path) => path === router.state.location.pathname),
      toGame: () => router.navigate({ to: ROUTES.game, replace: true }),
      toLogin: () => router.navigate({ to: ROUTES.login, replace: true }),
      refresh: () => router.invalidate(),
    },
    api: {
      loadBalance: () => queryClient.fetchQuery(balanceQuery()),
      loadBadges: () => readNow(queryClient, getBadgesQuery()),
    },
    forgetToasts: toasts.forget,
    onFailure: toasts.failure,
  })
  const user = createUserLoader({
    session,
    fetchUser: (isQuiet) => queryClient.fetchQuery({ ...userQuery(), staleTime: 0, meta: { silentError: isQuiet } }),
  })
  return {
    device,
    guard,
    history,
    maintenance,
    pendingLogout,
    queryClient,
    router,
    session,
    socket,
    storage,
    stores,
    toasts,
    user,
  }
}

/** Phase 2: connects the parts, and starts listeners, subscriptions and timers. */
function connect(parts: ReturnType<typeof construct>): Stop {
  const { guard, maintenance, pendingLogout, queryClient, router } = parts
  const { session, storage, stores, toasts, user } = parts
  const { overlays } = stores

  connectApi(parts)
  configureAnalytics({ isAllowed: () => stores.settings.isAnalyticsAllowed })
  router.update({
    ...router.options,
    context: {
      queryClient,
      stores,
      guard: guard.guard,
      redirectHome: guard.redirectHome,
      startSession: session.startSession,
      loadUser: user.loadUser,
    },
    InnerWrap: createRootLayout({
      stores,
      toasts,
      maintenance,
      onLogout: session.logout,
      onBack: () => overlayHistory.leavePage(),
    }),
  })
  const overlayHistory = bindBackToOverlays({
    history: parts.history,
    overlays: { isOpen: () => overlays.isOpen, closeTop: overlays.closeTop },
    router: {
      entryKey: () => router.history.location.state.__TSR_key,
      isSettled: () => router.state.status === 'idle',
      hold: (until) => holdNavigation(router.history, until),
    },
  })
  // Until this code has loaded, Back and links keep the wrapper's own behavior.
  if (hasNativeBridge()) {
    void retryChunk(() => import('../native/connect-native.ts')).then(({ connectNative }) =>
      connectNative({ queryClient, stores, router }),
    )
  }

  return stopAll([
    onlineManager.subscribe((isBack) => {
      if (!isBack) return
      void pendingLogout.settle()
      void maintenance.check()
      user.retryNow()
    }),
    watchPressedControl(),
    () => parts.history.onPop(undefined),
    followServerBadges(queryClient, stores.badges),
    followBadges(queryClient, stores.badges),
    followUser({ queryClient, userQueryKey: userQuery().queryKey, session: stores.session }),
    keepActive(queryClient, userQuery()),
    session.onBegin(guard.resumeWithdrawal),
    session.onBegin(() => stores.deferred.get(LinkStore).forget()),
    startPrompts(
      createCriticalPrompts({
        storage,
        overlays,
        session: stores.session,
        onSessionBegin: session.onBegin,
      }),
    ),
    router.history.block({ blockerFn: guard.blocks, enableBeforeUnload: false }),
    router.history.block({ blockerFn: createDepositPresenter(router, stores.session), enableBeforeUnload: false }),
    watchAccess(stores.session, () => void router.invalidate()),
    watchOtherTabs(window, {
      onLogout: () => session.endSession('elsewhere'),
      onPlayer: (wasRemoved) => void (session.followStored(wasRemoved) && user.loadUser()),
      onSettings: () => {
        const language = stores.settings.follow()
        if (language) void changeLanguage({ settings: stores.settings, queryClient }, language).catch(() => undefined)
      },
    }),
    watchVisibleAgain({ document, window }, () => {
      void maintenance.check()
      if (!stores.session.isLoggedIn) return
      void user.loadUser().then(() => {
        // After user info, which detects a dead session without a toast.
        if (!stores.session.isLoggedIn) return
        session.reconnect()
        // Also if it was just read. The query client shows a failure.
        queryClient.fetchQuery({ ...balanceQuery(), staleTime: 0 }).catch(() => undefined)
      })
    }),
    reaction(() => [overlays.top, overlays.sheets], overlayHistory.sync),
    router.subscribe('onResolved', overlayHistory.sync),
    // A player claims and spins inside an activity: when it closes, read the counters and what they count again.
    reaction(
      () => overlays.frames.some(({ name }) => name === 'activityFrame'),
      (isOpen) => {
        if (isOpen || !stores.session.isLoggedIn) return
        void session.refreshBadges()
        refetchCounted(queryClient)
      },
    ),
  ])
}

/** Creates the app and connects its parts; `start` sends its first requests. */
export function createApp(navigation: Navigation) {
  const parts = construct(navigation)
  const stop = connect(parts)
  const { queryClient, router, stores } = parts
  return { stores, queryClient, router, stop, start: () => startApp(parts) }
}
