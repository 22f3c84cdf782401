import { useLocation } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { deferred } from '#src/components/deferred/deferred.tsx'
import type { OverlayStore } from '#src/stores/overlay-store.ts'
import { canCoverPage } from './can-cover-page.ts'
import type { Maintenance } from './maintenance.ts'

export interface MaintenanceCoverProps {
  readonly maintenance: Pick<Maintenance, 'isDown' | 'isChecking' | 'check'>
  readonly overlays: OverlayStore
  readonly onLogout: () => void
}

const MaintenanceScreen = deferred(
  async () => (await import('#src/features/shell/status/maintenance-screen.tsx')).MaintenanceScreen,
  // The page below stays, with its own Retry.
  { isOptional: true },
)

/** The maintenance screen, over a page that it may cover, while the server is down. The page below stays mounted. */
export const MaintenanceCover = observer(function MaintenanceCover({
  maintenance,
  overlays,
  onLogout,
}: MaintenanceCoverProps) {
  const location = useLocation()
  if (!maintenance.isDown || !canCoverPage(location, overlays)) return null
  return (
    <MaintenanceScreen
      isBelow={overlays.isAgeAsked}
      isChecking={maintenance.isChecking}
      onRetry={() => void maintenance.check()}
      onLogout={onLogout}
    />
  )
})
