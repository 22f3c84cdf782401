import type { IObservableValue } from 'mobx'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { deferred } from '#src/components/deferred.tsx'
import { OfflineStrip } from '#src/features/shell/status/offline-strip.tsx'
import type { Stores } from '#src/stores/stores.ts'
import type { ToastStore } from '#src/stores/toast-store.ts'
import { showFailure } from '../errors/show-failure.ts'
import type { DeferredMaintenance } from '../maintenance/deferred-maintenance.ts'
import { MaintenanceCover } from '../maintenance/maintenance-cover.tsx'
import { InertPage } from '../overlays/inert-page.tsx'
import { Overlays } from '../overlays/overlays.tsx'
import type { RequestToasts } from '../toasts/request-toasts.ts'

export interface RootLayoutDeps {
  readonly stores: Stores
  readonly toasts: RequestToasts
  readonly maintenance: DeferredMaintenance
  /** Whether the first page is complete: deferred parts may show. */
  readonly isComplete: IObservableValue<boolean>
  readonly onLogout: () => void
}

const Hints = deferred(async () => (await import('./deferred-parts.ts')).deferredParts.Hints, {
  texts: ['overlays'],
  isOptional: true,
})
const AppToasts = deferred(async () => (await import('./deferred-parts.ts')).deferredParts.AppToasts, {
  isOptional: true,
})

/** Toasts above everything. The live region is mounted before it is needed; earlier toasts wait in the store. */
const Toasts = observer(function Toasts({
  store,
  isComplete,
}: { store: ToastStore } & Pick<RootLayoutDeps, 'isComplete'>) {
  const isNeeded = isComplete.get() || store.items.length > 0 || store.isLoading
  return isNeeded && <AppToasts store={store} restartOn={store.items.at(-1)?.id} />
})

/** Wraps every page, within the router: overlays over it, then toasts above them. */
export function createRootLayout({ stores, toasts, maintenance, isComplete, onLogout }: RootLayoutDeps) {
  const { overlays } = stores
  const HintsWhenComplete = observer(() => isComplete.get() && <Hints />)
  return function RootLayout({ children }: { children: ReactNode }) {
    return (
      <>
        <InertPage overlays={overlays}>
          {children}
          <HintsWhenComplete />
        </InertPage>
        <Overlays overlays={overlays} onFailure={(error) => showFailure(error, toasts.failure)} onLogout={onLogout} />
        <OfflineStrip />
        <MaintenanceCover maintenance={maintenance} overlays={overlays} onLogout={onLogout} />
        <Toasts store={stores.toasts} isComplete={isComplete} />
      </>
    )
  }
}
