import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '#src/i18n/i18n.ts'
import { withinTime } from '#src/lib/within-time.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import type { PlayableGame } from './launch-game.ts'

/** What a list of games needs to open one. */
export interface PlayProps {
  /** The game that is being opened. */
  readonly busyId: string | null
  readonly onPlay: (game: PlayableGame) => void
}

/** Loads what opens a game; ahead, once the lobby stands. */
export async function loadLaunch() {
  const [launch] = await withinTime(Promise.all([import('./launch-game.ts'), loadTexts()]))
  return launch
}

/**
 * Opens games. A visitor is asked to log in first and comes back to the same game; a player's game opens in the game
 * frame, or by one more tap outside the app: after the answer the first tap no longer counts as a gesture.
 * A game that needs a bound wallet opens once that is bound. One at a time, whatever is tapped meanwhile. Read it within `observer(…)`.
 *
 * @param returnTo the address of the lobby as it stands, with the game to open once the player has logged in
 */
export function useLaunchGame(returnTo: (gameId: string) => string): PlayProps {
  const stores = useStores()
  const { t } = useTranslation('games')
  const queryClient = useQueryClient()
  const [busyId, setBusyId] = useState<string | null>(null)
  const isOpening = useRef(false)
  const isHere = useIsHere()
  const again = useRef<(game: PlayableGame) => void>(() => undefined)
  const { isLoggedIn } = stores.session

  const play = useCallback(
    async (game: PlayableGame) => {
      if (!isLoggedIn) {
        stores.session.noteTap(game.id)
        stores.overlays.ask('loginFirst', { returnTo: returnTo(game.id) })
        return
      }
      if (isOpening.current) return
      isOpening.current = true
      setBusyId(game.id)
      const place = {
        stores,
        queryClient,
        t,
        isHere: () => isHere.current,
        again: (next: PlayableGame) => again.current(next),
      }
      try {
        // Without an observer, whose code the first page has no other use for: the busy tile is all there is to observe.
        const mutation = queryClient
          .getMutationCache()
          .build(queryClient, { mutationFn: async () => (await loadLaunch()).launchGame(game, place) })
        await mutation.execute(undefined)
      } catch {
        // The query client has told the player.
      } finally {
        isOpening.current = false
        setBusyId(null)
      }
    },
    [isHere, isLoggedIn, queryClient, returnTo, stores, t],
  )
  useEffect(() => {
    again.current = (game) => void play(game)
  }, [play])

  const onPlay = useCallback((game: PlayableGame) => void play(game), [play])
  return { busyId, onPlay }
}

/** Whether the component is still on screen, for what comes back from an awaited call. */
function useIsHere(): { readonly current: boolean } {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
