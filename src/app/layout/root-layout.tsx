import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { deferred } from '#src/components/deferred/deferred.tsx'
import { useIsStarted } from '#src/components/deferred/use-is-started.ts'
import { useIsOnline } from '#src/components/use-is-online.ts'
import type { Stores } from '#src/stores/stores.ts'
import type { ToastStore } from '#src/stores/toast-store.ts'
import { showFailure } from '../errors/show-failure.ts'
import { MaintenanceCover, type MaintenanceCoverProps } from '../maintenance/maintenance-cover.tsx'
import type { RequestToasts } from '../toasts/request-toasts.ts'
import { DepositOverPage } from './deposit-over-page.tsx'
import { InertPage } from './inert-page.tsx'
import { Overlays } from './overlays.tsx'

export interface RootLayoutDeps {
  readonly stores: Stores
  readonly toasts: RequestToasts
  readonly maintenance: MaintenanceCoverProps['maintenance']
  readonly onLogout: () => void
  /** Goes back to the page before. */
  readonly onBack: () => void
}

const Hints = deferred(async () => (await import('./deferred-parts.ts')).deferredParts.Hints, {
  texts: ['overlays'],
  isOptional: true,
  isLate: true,
})
const AppToasts = deferred(async () => (await import('./deferred-parts.ts')).deferredParts.AppToasts, {
  isOptional: true,
})
const OfflineStrip = deferred(async () => (await import('./deferred-parts.ts')).deferredParts.OfflineStrip, {
  isOptional: true,
})

/** The strip of a device that is offline. Its live region is mounted before it is needed. */
function OfflinePlace({ toasts }: { readonly toasts: ToastStore }) {
  const isStarted = useIsStarted()
  const isOnline = useIsOnline()
  return (isStarted || !isOnline) && <OfflineStrip toasts={toasts} />
}

/** Toasts above everything. The live region is mounted before it is needed; earlier toasts wait in the store. */
const Toasts = observer(function Toasts({ store }: { store: ToastStore }) {
  const isStarted = useIsStarted()
  const isNeeded = isStarted || store.items.length > 0 || store.isLoading
  return isNeeded && <AppToasts store={store} restartOn={store.items.at(-1)?.id} />
})

/** Wraps every page, within the router: overlays over it, then toasts above them. */
export function createRootLayout({ stores, toasts, maintenance, onLogout, onBack }: RootLayoutDeps) {
  const { overlays } = stores
  const onFailure = (error: unknown) => showFailure(error, toasts.failure)
  return function RootLayout({ children }: { children: ReactNode }) {
    return (
      <>
        <InertPage overlays={overlays}>
          {children}
          <Hints />
        </InertPage>
        <Overlays overlays={overlays} onFailure={onFailure} onLogout={onLogout} />
        <DepositOverPage overlays={overlays} session={stores.session} onFailure={onFailure} onBack={onBack} />
        <OfflinePlace toasts={stores.toasts} />
        <MaintenanceCover maintenance={maintenance} overlays={overlays} onLogout={onLogout} />
        <Toasts store={stores.toasts} />
      </>
    )
  }
}
