import { useLocation } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useStores } from '#src/stores/stores-context.tsx'
import { readReturnPath } from '#src/routing/return-path.ts'
import { ROUTES } from '#src/routing/route-names.ts'

export interface PlayersOnlyProps {
  /** Closes the overlay that the visitor opened. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks a visitor to log in first, then returns to the current page. */
export const PlayersOnly = observer(function PlayersOnly({ onClose, children }: PlayersOnlyProps) {
  const { overlays, session } = useStores()
  const { isLoggedIn } = session
  const here = useLocation({ select: ({ href }) => href })
  const askToLogIn = useEffectEvent(() => {
    onClose()
    overlays.enqueue('loginFirst', { returnTo: readReturnPath(here) ?? ROUTES.game })
  })
  useEffect(() => {
    if (!isLoggedIn) askToLogIn()
  }, [isLoggedIn])
  return isLoggedIn && children
})
