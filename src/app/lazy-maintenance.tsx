import { useLocation } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { Suspense, use } from 'react'
import { loadTexts } from '#src/i18n/i18n.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'
import type { Maintenance } from './maintenance.ts'
import type { MaintenanceWatch } from './maintenance-watch.ts'
import { mayCover } from './may-cover.ts'
import { OverlayBoundary } from './overlay-boundary.tsx'
import { chunkOf } from './overlay-chunks.ts'

async function loadScreen() {
  const [{ MaintenanceScreen }] = await Promise.all([import('#src/features/shell/maintenance-screen.tsx'), loadTexts()])
  return MaintenanceScreen
}

const ignore = () => undefined

export interface LazyMaintenanceProps {
  readonly watch: MaintenanceWatch
  readonly overlays: OverlayStore
  readonly logout: () => void
}

/** The maintenance screen over a page that it may cover, while the server is down; the page below stays as it is. */
export const LazyMaintenance = observer(function LazyMaintenance({ watch, overlays, logout }: LazyMaintenanceProps) {
  const pathname = useLocation({ select: ({ pathname: path }) => path })
  const maintenance = watch.found
  if (!maintenance?.isDown || !mayCover(pathname, overlays)) return null
  return (
    // Where its code cannot be had either, the page stays, with its own Retry.
    <OverlayBoundary onError={ignore}>
      <Suspense fallback={null}>
        <Screen maintenance={maintenance} logout={logout} />
      </Suspense>
    </OverlayBoundary>
  )
})

const Screen = observer(function Screen({ maintenance, logout }: { maintenance: Maintenance; logout: () => void }) {
  const MaintenanceScreen = use(chunkOf(maintenance, loadScreen))
  return (
    <MaintenanceScreen isAsking={maintenance.isAsking} onRetry={() => void maintenance.check()} onLogout={logout} />
  )
})
