import { useLocation } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useStores } from '#src/stores/stores-context.tsx'
import { readReturnPath } from './return-path.ts'
import { ROUTES } from './route-names.ts'

export interface PlayersOnlyProps {
  /** Takes the overlay away that a visitor has opened. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What a visitor has to log in for first (section 6 of the specification); they come back to where they were. */
export const PlayersOnly = observer(function PlayersOnly({ onClose, children }: PlayersOnlyProps) {
  const { overlays, session } = useStores()
  const { isLoggedIn } = session
  const here = useLocation({ select: ({ href }) => href })
  const askToLogIn = useEffectEvent(() => {
    onClose()
    overlays.ask('loginFirst', { returnTo: readReturnPath(here) ?? ROUTES.game })
  })
  useEffect(() => {
    if (!isLoggedIn) askToLogIn()
  }, [isLoggedIn])
  return isLoggedIn && children
})
