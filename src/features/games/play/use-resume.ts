import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStores } from '#src/stores/stores-context.tsx'
import { knownGame } from '../games.queries.ts'
import { usePlay, usePlayPage } from './use-play.ts'

/** The part of an address that opens a game after login. */
export interface ResumeProps {
  /** The id of a game to open once: the player returns from login. */
  readonly play?: string | undefined
  /** `play` was handled: remove it from the address, so that a reload does not open the game again. */
  readonly onPlayed: () => void
}

/**
 * For a page of games. Handles the game in its address once: opens it if the player tapped it before login, else asks. A
 * link alone must not start a game for real money.
 */
export function useResume({ play, onPlayed }: ResumeProps): void {
  // Before the effect that opens a game.
  usePlayPage()
  const open = usePlay()
  const { t } = useTranslation(['games', 'common'])
  const queryClient = useQueryClient()
  const { overlays, session } = useStores()
  const taken = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (play === taken.current) return
    taken.current = play
    if (play === undefined) return
    onPlayed()
    const tapped = session.takeTap(play)
    const game = knownGame(queryClient, play) ?? tapped ?? { id: play, name: t('untitled') }
    if (tapped) open(game)
    else overlays.open('playQuestion', { name: game.name, onPlay: () => open(game) })
  }, [play, onPlayed, open, overlays, queryClient, session, t])
}
