import { observer } from 'mobx-react-lite'
import { Suspense, use, useEffect, type ComponentType } from 'react'
import { isOnline } from '#src/api/api-config.ts'
import { ApiError } from '#src/api/api-error.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'
import { OverlayBoundary } from './overlay-boundary.tsx'
import type { OverlayActions } from './overlay-chunk.ts'
import { chunkOf, lastShown, loadOverlay } from './overlay-chunks.ts'

export interface OverlaysProps {
  readonly overlays: OverlayStore
  readonly onFailure: (error: unknown) => void
  readonly onLogout: () => void
}

type Entry = NonNullable<OverlayStore['top']>

/**
 * What lies over the page, by name: frames lowest, then the one unasked overlay, then what the player opened. Back is
 * dealt with in `overlay-history.ts`.
 */
export const Overlays = observer(function Overlays({ overlays, onFailure, onLogout }: OverlaysProps) {
  const { frames, queued, stack } = overlays
  const shown: Entry[] = [...frames, ...(queued ? [queued] : []), ...stack]
  return shown.map((entry) => (
    <OverlayBoundary
      key={entry.id}
      onError={(error) => {
        overlays.close(entry.id)
        onFailure(isOnline() ? error : new ApiError('offline', { cause: error }))
      }}
    >
      <Suspense fallback={null}>
        <OverlayOf
          entry={entry}
          id={entry.id}
          onClose={() => overlays.close(entry.id)}
          onLeave={() => overlays.leave(entry.id)}
          onLogout={onLogout}
        />
      </Suspense>
    </OverlayBoundary>
  ))
})

function OverlayOf({ entry, ...actions }: OverlayActions & { readonly entry: Entry }) {
  const loaded = use(chunkOf(entry, () => loadOverlay(entry.name)))
  useEffect(() => lastShown.set(entry), [entry])
  // The types of the chunks hold for each name that its component takes that name's props.
  const Overlay = loaded as ComponentType<Entry['props'] & OverlayActions>
  return <Overlay {...entry.props} {...actions} />
}
