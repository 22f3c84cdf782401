import type { QueryClient } from '@tanstack/react-query'
import { observable, reaction } from 'mobx'
import { getGetBadgesQueryOptions } from '#generated/http/account/get-badges.ts'
import { configureApi, isOnline } from '#src/api/api-config.ts'
import { abortWrites } from '#src/api/open-request.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { changeLanguage } from '#src/i18n/change-language.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { applyHtmlLanguage, applyTheme } from '#src/platform/appearance.ts'
import { browserLocks } from '#src/platform/locks.ts'
import { reportMisfit } from '#src/platform/error-report.ts'
import { createStorage } from '#src/platform/storage.ts'
import { INTENT_KEYS } from '#src/platform/storage-keys.ts'
import { configureAnalytics } from '#src/platform/analytics.ts'
import { balanceQuery } from '#src/queries/balance.ts'
import { tellLogout, userQuery } from '#src/queries/user.ts'
import { createStores } from '#src/stores/stores.ts'
import { apiHeaders } from './api-headers.ts'
import { around } from '../providers/root-layout.tsx'
import { createBackHost, holdNavigation } from '../overlays/back-host.ts'
import { askGuardAgain } from '../router/recheck-guard.ts'
import { createGuard } from '../router/guards.ts'
import { createKycCheck, isKycPage, watchSuspension } from '../prompts/kyc-check.ts'
import { deferSocket } from '../socket/deferred-socket.ts'
import { createDeviceInfo } from './device-info.ts'
import { watchMaintenance } from '../maintenance/maintenance-watch.ts'
import { createRequestToasts } from '../toasts/request-toasts.ts'
import { bindBackToOverlays } from '../overlays/overlay-history.ts'
import { accessOf, createAppRouter, type AppRouter } from '../router/router.tsx'
import { followUser } from '../session/follow-user.ts'
import { createPendingLogout } from '../session/pending-logout.ts'
import { Session } from '../session/session.ts'
import { watchOtherTabs } from '../session/other-tabs.ts'
import { mayCover } from '../maintenance/may-cover.ts'
import { tellFailure } from '../errors/show-failure.ts'
import { createUserLoader } from '../session/user-loader.ts'

/** Builds the app: every part once, connected to the others. Nothing is asked of the server yet. */
export function createApp() {
  const backHost = createBackHost(window)
  const storage = createStorage({ spare: () => globalThis.sessionStorage, spared: INTENT_KEYS })
  const stores = createStores({ storage, effects: { applyTheme, applyLanguage: applyHtmlLanguage } })
  configureAnalytics({ isAllowed: () => stores.settings.isAnalyticsAllowed })
  const device = createDeviceInfo(storage)
  const toasts = createRequestToasts({
    store: stores.toasts,
    translate: (key) => i18n.t(`errors:${key}`),
    log: (error) => reportError(error),
    onceReady: (run) => (i18n.isInitialized ? run() : i18n.on('initialized', run)),
  })
  const isComplete = observable.box(false)
  const queryClient: QueryClient = createQueryClient({
    onFailure: (error) => {
      const isOnScreen = maintenance.tells(error) && mayCover(router.state.location.pathname, stores.overlays)
      if (!isOnScreen) tellFailure(error, toasts.failure)
    },
  })
  const maintenance = watchMaintenance(async () => {
    const { createMaintenance } = await import('../maintenance/maintenance.ts')
    return createMaintenance({
      queryClient,
      onBack: () => {
        if (stores.session.isLoggedIn) void loadUser()
        void router.invalidate()
      },
    })
  })
  const pendingLogout = createPendingLogout({
    call: tellLogout,
    storage,
    isOnline,
    locks: browserLocks(),
    onFailure: toasts.failure,
  })
  const loadBalance = () => queryClient.fetchQuery(balanceQuery())
  const socket = deferSocket(async () => {
    const { createSocket } = await import('../socket/create-socket.ts')
    return createSocket({
      badges: stores.badges,
      refreshBadges: session.refreshBadges,
      loadUser: () => isOnline() && checkUser(),
    })
  })
  const checkKyc = createKycCheck({
    overlays: stores.overlays,
    isOnKycPage: () => isKycPage(router.latestLocation.pathname),
  })
  const session: Session = new Session({
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
    api: { loadBalance, loadBadges: () => queryClient.fetchQuery(getGetBadgesQueryOptions()) },
    forgetToasts: toasts.forget,
    onFailure: toasts.failure,
    checkKyc: (user) => {
      resume()
      checkKyc(user)
    },
  })
  followUser({ queryClient, userQueryKey: userQuery().queryKey, session: stores.session })
  const { askUser, loadUser, checkUser, retryNow } = createUserLoader({
    session,
    fetchUser: (isQuiet) => queryClient.fetchQuery({ ...userQuery(), staleTime: 0, meta: { silentError: isQuiet } }),
  })
  const { guard, leadHome, turnsDown, resume } = createGuard({
    ...stores,
    router: {
      accessOf: (path) => accessOf(router, path),
      shown: () => router.state.resolvedLocation,
      toWithdraw: (replace) => router.navigate({ to: ROUTES.withdraw, replace }),
    },
  })
  const router: AppRouter = createAppRouter(
    { queryClient, stores, guard, leadHome, startSession: session.startSession, loadUser: () => loadUser() },
    around({ storage, stores, toasts, maintenance, isComplete, logout: session.logout }),
  )
  router.history.block({ blockerFn: turnsDown, enableBeforeUnload: false })
  watchSuspension(stores.session, stores.overlays)
  askGuardAgain(stores.session, () => void router.invalidate())

  configureApi({
    headers: () => apiHeaders(device, stores.settings.language),
    onSuccessMessage: toasts.success,
    onWrite: toasts.dismissFrom,
    onSessionInvalid: session.onSessionInvalid,
    onUnavailable: maintenance.heard,
    // A build without a hook does without the code.
    ...(import.meta.env.VITE_ERROR_HOOK && { onMisfit: reportMisfit }),
    onLoading: stores.toasts.beginLoading,
    sessionToken: session.token,
    beforeRequest: (url) =>
      device.ready()?.then(() => pendingLogout.beforeRequest(url)) ?? pendingLogout.beforeRequest(url),
  })

  watchOtherTabs(window, {
    onLogout: () => session.endSession('elsewhere'),
    onPlayer: (wasRemoved) => void (session.followStored(wasRemoved) && loadUser()),
    onSettings: () => {
      const language = stores.settings.follow()
      if (language) void changeLanguage({ settings: stores.settings, queryClient }, language).catch(() => undefined)
    },
  })

  const syncHistory = bindBackToOverlays({
    host: backHost,
    overlays: { isOpen: () => stores.overlays.isOpen, closeTop: stores.overlays.closeTop },
    router: {
      entryKey: () => router.history.location.state.__TSR_key,
      isSettled: () => router.state.status === 'idle',
      hold: (until) => holdNavigation(router.history, until),
    },
  })
  reaction(() => [stores.overlays.top, stores.overlays.sheets], syncHistory)
  // What an activity reports lowers counters by what it says; once it is closed the server says how many are left.
  reaction(
    () => stores.overlays.frames.some(({ name }) => name === 'activityFrame'),
    (isOpen) => !isOpen && stores.session.isLoggedIn && void session.refreshBadges(),
  )
  router.subscribe('onResolved', syncHistory)

  return {
    storage,
    device,
    stores,
    queryClient,
    router,
    session,
    maintenance,
    /** Whether the first page is complete: what it does without may load. */
    isComplete,
    pendingLogout,
    askUser,
    loadUser,
    retryUser: retryNow,
    loadBalance,
  }
}

export type App = ReturnType<typeof createApp>
