import { useLocation } from '@tanstack/react-router'
import type { IObservableValue } from 'mobx'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { deferred } from '#src/components/deferred.tsx'
import { OfflineStrip } from '#src/features/shell/offline-strip.tsx'
import type { AppStorage } from '#src/platform/storage.ts'
import type { ToastStore } from '#src/stores/toast-store.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'
import type { Stores } from '#src/stores/stores.ts'
import type { MaintenanceWatch } from '../maintenance/maintenance-watch.ts'
import { mayCover } from '../maintenance/may-cover.ts'
import type { RequestToasts } from '../toasts/request-toasts.ts'
import { Overlays } from '../overlays/overlays.tsx'
import { PageBelow } from '../overlays/inert-page.tsx'
import { tellFailure } from '../errors/show-failure.ts'

export interface AroundDeps {
  readonly storage: AppStorage
  readonly stores: Stores
  readonly toasts: RequestToasts
  readonly maintenance: MaintenanceWatch
  /** Whether the first page is complete: what it does without may load. */
  readonly isComplete: IObservableValue<boolean>
  readonly logout: () => void
}

const Hints = deferred(async () => (await import('./deferred-parts.ts')).deferredParts.Hints, {
  texts: ['overlays'],
  isOptional: true,
})
const AppToasts = deferred(async () => (await import('./deferred-parts.ts')).deferredParts.AppToasts, {
  isOptional: true,
})
const MaintenanceScreen = deferred(
  async () => (await import('#src/features/shell/maintenance-screen.tsx')).MaintenanceScreen,
  // The page below stays, with its own Retry.
  { failed: () => null },
)

/** What lies over every page and may use the router: overlays, then toasts above them. */
export function around({ storage, stores, toasts, maintenance, isComplete, logout }: AroundDeps) {
  const HintsWhenComplete = observer(() => isComplete.get() && <Hints storage={storage} />)
  return function Around({ children }: { children: ReactNode }) {
    return (
      <>
        <PageBelow overlays={stores.overlays}>
          {children}
          <HintsWhenComplete />
        </PageBelow>
        <Overlays
          overlays={stores.overlays}
          onFailure={(error) => tellFailure(error, toasts.failure)}
          onLogout={logout}
        />
        <OfflineStrip />
        <MaintenanceCover watch={maintenance} overlays={stores.overlays} logout={logout} />
        <Toasts store={stores.toasts} isComplete={isComplete} />
      </>
    )
  }
}

interface MaintenanceCoverProps {
  readonly watch: MaintenanceWatch
  readonly overlays: OverlayStore
  readonly logout: () => void
}

/** The maintenance screen over a page that it may cover, while the server is down; the page below stays as it is. */
const MaintenanceCover = observer(function MaintenanceCover({ watch, overlays, logout }: MaintenanceCoverProps) {
  const pathname = useLocation({ select: ({ pathname: path }) => path })
  const maintenance = watch.found
  if (!maintenance?.isDown || !mayCover(pathname, overlays)) return null
  return (
    <MaintenanceScreen isAsking={maintenance.isAsking} onRetry={() => void maintenance.check()} onLogout={logout} />
  )
})

/** Toasts above everything. The live region is there before it is needed; what comes earlier waits in the store. */
const Toasts = observer(function Toasts({ store, isComplete }: { store: ToastStore } & Pick<AroundDeps, 'isComplete'>) {
  const isNeeded = isComplete.get() || store.items.length > 0 || store.isLoading
  return isNeeded && <AppToasts store={store} />
})
