import { reaction } from 'mobx'
import { configureApi, isOnline } from '#src/api/api-config.ts'
import { abortWrites } from '#src/api/open-request.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { ROUTES } from '#src/components/route-names.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { applyHtmlLanguage, applyTheme } from '#src/platform/appearance.ts'
import { createStorage } from '#src/platform/storage.ts'
import { badgesQuery } from '#src/queries/badges.ts'
import { balanceQuery } from '#src/queries/balance.ts'
import { tellLogout, userQuery } from '#src/queries/user.ts'
import { createStores } from '#src/stores/stores.ts'
import { apiHeaders } from './api-headers.ts'
import { around } from './around.tsx'
import { createBackHost } from './back-host.ts'
import { createGuard } from './guards.ts'
import { createLazySocket } from './lazy-socket.ts'
import { createNotices } from './notices.ts'
import { bindBackToOverlays } from './overlay-history.ts'
import { createAppRouter, type AppRouter } from './router.tsx'
import { onceTextsAreThere } from './once-texts-are-there.ts'
import { createPendingLogout } from './session/pending-logout.ts'
import { Session } from './session/session.ts'
import { createUserLoader } from './user-loader.ts'

/** Builds the app: every part once, connected to the others. Nothing is asked of the server yet. */
export function createApp() {
  const backHost = createBackHost(window)
  const storage = createStorage()
  const stores = createStores({ storage, effects: { applyTheme, applyLanguage: applyHtmlLanguage } })
  const notices = onceTextsAreThere(
    createNotices({
      store: stores.notices,
      translate: (key) => i18n.t(`errors:${key}`),
      log: (error) => reportError(error),
    }),
  )
  const queryClient = createQueryClient({ onFailure: notices.failure })
  const pendingLogout = createPendingLogout({
    call: tellLogout,
    storage,
    isOnline,
    onFailure: notices.failure,
  })
  const loadBalance = () => queryClient.fetchQuery(balanceQuery())
  const socket = createLazySocket(async () => {
    const { createSocket } = await import('./socket.ts')
    return createSocket({ badges: stores.badges, refreshBadges: session.refreshBadges, loadUser })
  })
  const session: Session = new Session({
    stores,
    storage,
    queryClient,
    socket,
    pendingLogout,
    abortWrites,
    isOnline,
    userQueryKey: userQuery().queryKey,
    routes: {
      isOnGame: () => router.state.location.pathname === ROUTES.game,
      toGame: () => router.navigate({ to: ROUTES.game, replace: true }),
      toLogin: () => router.navigate({ to: ROUTES.login, replace: true }),
      refresh: () => router.invalidate(),
    },
    api: { loadBalance, loadBadges: () => queryClient.fetchQuery(badgesQuery()) },
    onFailure: notices.failure,
  })
  const loadUser = createUserLoader({
    session,
    fetchUser: () => queryClient.fetchQuery({ ...userQuery(), staleTime: 0 }),
  })
  const router: AppRouter = createAppRouter(
    { queryClient, stores, guard: createGuard(stores), startSession: session.startSession, loadUser },
    around({ stores, notices, logout: session.logout }),
  )

  configureApi({
    headers: () => apiHeaders(storage, stores.settings.language),
    onSuccessMessage: notices.success,
    onSessionInvalid: session.onSessionInvalid,
    onLoading: stores.notices.beginLoading,
    sessionToken: session.token,
    gate: pendingLogout.gate,
  })

  const syncHistory = bindBackToOverlays({
    host: backHost,
    overlays: { isOpen: () => stores.overlays.top !== null, closeTop: stores.overlays.closeTop },
    router: {
      entryKey: () => router.history.location.state.__TSR_key,
      isSettled: () => router.state.status === 'idle',
    },
  })
  reaction(() => stores.overlays.top, syncHistory)
  router.subscribe('onResolved', syncHistory)

  return { storage, stores, queryClient, router, pendingLogout, loadUser, loadBalance }
}

export type App = ReturnType<typeof createApp>
