import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import { isOnline } from '#src/api/network.ts'
import { deferred, type Deferred } from '#src/components/deferred/deferred.tsx'
import { AgeSheet } from '#src/features/shell/popups/age-sheet.tsx'
import type { OverlayStore } from '#src/stores/overlay-store.ts'
import type { DeferredOverlay, OverlayActions } from './deferred-overlays.ts'

export interface OverlaysProps {
  readonly overlays: OverlayStore
  /** Returns whether the page reloads. */
  readonly onFailure: (error: unknown) => boolean
  readonly onLogout: () => void
}

type Entry = NonNullable<OverlayStore['top']>
type Overlay = Deferred<Entry['props'] & OverlayActions>

const parts = new Map<DeferredOverlay, Overlay>()

/** The component of an overlay; it loads when it is first shown. */
export function overlayPart(name: DeferredOverlay): Overlay {
  const part = parts.get(name) ?? deferred(async () => (await loadOverlay(name)) as ComponentType<Entry['props']>)
  parts.set(name, part)
  return part
}

async function loadOverlay(name: DeferredOverlay): Promise<ComponentType<never>> {
  return (await import('./deferred-parts.ts')).deferredParts.loadDeferredOverlay(name)
}

/**
 * The overlays over the page: frames lowest, then the prompt, then the dialogs that the player opened.
 * `overlay-history.ts` handles Back.
 */
export const Overlays = observer(function Overlays({ overlays, onFailure, onLogout }: OverlaysProps) {
  const { frames, queued, stack } = overlays
  const shown: Entry[] = [...frames, ...(queued ? [queued] : []), ...stack]
  return shown.map((entry) => {
    const { id, name, props } = entry
    // In the same render as the page, which nobody uses before it.
    if (name === 'ageCheck') return <AgeSheet {...entry.props} key={id} onClose={() => overlays.close(id)} />
    const Part = overlayPart(name)
    return (
      <Part
        {...props}
        key={id}
        id={id}
        onClose={() => overlays.close(id)}
        onLeave={() => overlays.leave(id)}
        onLogout={onLogout}
        // An overlay without its code would block the page. Closing steps back in history, which would abort a reload.
        onError={(error) => {
          const isReloading = onFailure(isOnline() ? error : new ApiError('offline', { cause: error }))
          if (!isReloading) overlays.close(id)
        }}
      />
    )
  })
})
