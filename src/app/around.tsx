import type { ReactNode } from 'react'
import { OfflineStrip } from '#src/features/shell/offline-strip.tsx'
import type { Stores } from '#src/stores/stores.ts'
import { LazyMaintenance } from './lazy-maintenance.tsx'
import { LazyHints } from './lazy-hints.tsx'
import { LazyNoticeHost } from './lazy-notice-host.tsx'
import type { MaintenanceWatch } from './maintenance-watch.ts'
import type { Notices } from './notices.ts'
import { Overlays } from './overlays.tsx'
import { PageBelow } from './page-below.tsx'
import { tellFailure } from './tell-failure.ts'

export interface AroundDeps {
  readonly stores: Stores
  readonly notices: Notices
  readonly maintenance: MaintenanceWatch
  readonly logout: () => void
}

/** What lies over every page and may use the router: overlays, then notices above them. */
export function around({ stores, notices, maintenance, logout }: AroundDeps) {
  return function Around({ children }: { children: ReactNode }) {
    return (
      <>
        <PageBelow overlays={stores.overlays}>
          {children}
          <LazyHints />
        </PageBelow>
        <Overlays
          overlays={stores.overlays}
          onFailure={(error) => tellFailure(error, notices.failure)}
          onLogout={logout}
        />
        <OfflineStrip />
        <LazyMaintenance watch={maintenance} overlays={stores.overlays} logout={logout} />
        <LazyNoticeHost store={stores.notices} />
      </>
    )
  }
}
