import { observer } from 'mobx-react-lite'
import { Suspense, use } from 'react'
import { loadTexts } from '#src/i18n/i18n.ts'
import type { Maintenance } from './maintenance.ts'
import type { MaintenanceWatch } from './maintenance-watch.ts'
import { OverlayBoundary } from './overlay-boundary.tsx'
import { chunkOf } from './overlay-chunks.ts'

async function loadScreen() {
  const [{ MaintenanceScreen }] = await Promise.all([import('#src/features/shell/maintenance-screen.tsx'), loadTexts()])
  return MaintenanceScreen
}

const ignore = () => undefined

/** The maintenance screen over everything, for as long as the server is worked on; the page below stays as it is. */
export const LazyMaintenance = observer(function LazyMaintenance({ watch }: { watch: MaintenanceWatch }) {
  const maintenance = watch.found
  if (!maintenance?.isDown) return null
  return (
    // Where its code cannot be had either, the page stays, with its own Retry.
    <OverlayBoundary onError={ignore}>
      <Suspense fallback={null}>
        <Screen maintenance={maintenance} />
      </Suspense>
    </OverlayBoundary>
  )
})

const Screen = observer(function Screen({ maintenance }: { maintenance: Maintenance }) {
  const MaintenanceScreen = use(chunkOf(maintenance, loadScreen))
  return <MaintenanceScreen isAsking={maintenance.isAsking} onRetry={() => void maintenance.check()} />
})
