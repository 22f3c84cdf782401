import type { ReactNode } from 'react'
import type { Stores } from '#src/stores/stores.ts'
import { LazyNoticeHost } from './lazy-notice-host.tsx'
import type { Notices } from './notices.ts'
import { Overlays } from './overlays.tsx'

export interface AroundDeps {
  readonly stores: Stores
  readonly notices: Notices
  readonly logout: () => void
}

/** What lies over every page and may use the router: overlays, then notices above them. */
export function around({ stores, notices, logout }: AroundDeps) {
  return function Around({ children }: { children: ReactNode }) {
    return (
      <>
        {children}
        <Overlays overlays={stores.overlays} onFailure={notices.failure} onLogout={logout} />
        <LazyNoticeHost store={stores.notices} />
      </>
    )
  }
}
