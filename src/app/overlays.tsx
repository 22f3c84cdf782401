import { useNavigate } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { Suspense, use } from 'react'
import { isOnline } from '#src/api/api-config.ts'
import { ApiError } from '#src/api/api-error.ts'
import { ROUTES } from '#src/components/route-names.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'
import { OverlayBoundary } from './overlay-boundary.tsx'
import { chunkOf, OVERLAY_CHUNKS } from './overlay-chunks.ts'

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
        <OverlayOf entry={entry} onClose={() => overlays.close(entry.id)} onLogout={onLogout} />
      </Suspense>
    </OverlayBoundary>
  ))
})

interface OverlayOfProps {
  readonly entry: Entry
  readonly onClose: () => void
  readonly onLogout: () => void
}

function OverlayOf({ entry, onClose, onLogout }: OverlayOfProps) {
  const navigate = useNavigate()
  switch (entry.name) {
    case 'loginFirst': {
      const { LoginFirst } = use(chunkOf(entry, OVERLAY_CHUNKS.loginFirst))
      const { returnTo } = entry.props
      const logIn = () => {
        onClose()
        void navigate({ to: ROUTES.login, search: { returnTo } })
      }
      return <LoginFirst onLogin={logIn} onClose={onClose} />
    }
    case 'confirmLogout': {
      const { ConfirmLogout } = use(chunkOf(entry, OVERLAY_CHUNKS.confirmLogout))
      return <ConfirmLogout onLogout={onLogout} onClose={onClose} />
    }
    case 'sideMenu': {
      const { SideMenu } = use(chunkOf(entry, OVERLAY_CHUNKS.sideMenu))
      return <SideMenu onClose={onClose} />
    }
    case 'launchQuestion': {
      const { LaunchQuestion } = use(chunkOf(entry, OVERLAY_CHUNKS.launchQuestion))
      return <LaunchQuestion question={entry.props.question} onClose={onClose} />
    }
    case 'gameFrame': {
      const { GameFrame } = use(chunkOf(entry, OVERLAY_CHUNKS.gameFrame))
      const { title, url } = entry.props
      const deposit = () => {
        onClose()
        void navigate({ to: ROUTES.recharge })
      }
      return <GameFrame title={title} url={url} onClose={onClose} onDeposit={deposit} />
    }
  }
}
