import { QueryClient } from '@tanstack/react-query'
import { vi } from 'vitest'
import { getBadgesQuery } from '#generated/http/account/get-badges.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { createStorage } from '#src/platform/storage.ts'
import type { ServerBadges } from '#src/stores/badge-names.ts'
import { createStores } from '#src/stores/stores.ts'
import { followServerBadges } from '../follow-server-badges.ts'
import { Session } from '../session.ts'
import type { SessionDeps } from '../session-deps.ts'

export const ana = { uid: 'u1', nickname: 'Ana', kycStatus: 'ratified' }
export const ben = { uid: 'u2', nickname: 'Ben' }
export const USER_KEY = ['api', 'user', 'info']

/** A session whose dependencies are faked. `order` lists their calls. */
export function createSessionRig(overrides: Partial<SessionDeps> = {}) {
  const order: string[] = []
  const note =
    (name: string) =>
    (...args: unknown[]): void => {
      order.push([name, ...args].join(' '))
    }
  const backend = createMemoryBackend()
  const storage = createStorage({ backend: () => backend })
  const stores = createStores({ storage, effects: { applyTheme: () => {}, applyLanguage: () => {} } })
  // In Node nothing is collected, unless a test file before has defined a window.
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  const net = { isOnline: true }
  const place = { isOnGame: false, isAtEntry: false }
  const badgeResponse = vi.fn<() => Promise<ServerBadges>>(() => Promise.resolve({ letterUnreadNum: 3 }))
  const onFailure = vi.fn<SessionDeps['onFailure']>()
  const deps: SessionDeps = {
    stores,
    queryClient,
    userQueryKey: USER_KEY,
    socket: { connect: note('connect'), disconnect: note('disconnect') },
    routes: {
      isOnGame: () => place.isOnGame,
      isAtEntry: () => place.isAtEntry,
      toGame: note('game'),
      toLogin: note('login'),
      refresh: note('refresh'),
    },
    pendingLogout: {
      send: vi.fn<() => Promise<void>>(() => {
        note('logout call')()
        return new Promise<void>(() => {})
      }),
      forget: vi.fn<() => void>(),
    },
    abortWrites: note('abort writes'),
    isOnline: () => net.isOnline,
    api: {
      loadBalance: vi.fn<() => Promise<unknown>>(() => {
        note('balance')()
        return Promise.resolve()
      }),
      loadBadges: () => {
        note('badges')()
        return queryClient.fetchQuery({ queryKey: getBadgesQuery().queryKey, queryFn: badgeResponse })
      },
    },
    forgetToasts: note('forget toasts'),
    onFailure,
    ...overrides,
  }
  const session = new Session(deps)
  followServerBadges(queryClient, stores.badges)
  session.onBegin(() => note('begin listeners')())
  return {
    session,
    deps,
    stores,
    storage,
    backend,
    queryClient,
    order,
    net,
    place,
    badgeResponse,
    onFailure,
  }
}
