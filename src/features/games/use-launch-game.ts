import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameLaunch } from '#generated/http/schemas/game-launch.ts'
import { readForeignUrl } from '#src/lib/foreign-url.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { frameUrl } from './frame-url.ts'
import { launchGameMutation, refreshAfterGame } from './games.queries.ts'

/** What is needed of a game to open it. */
export interface PlayableGame {
  readonly id: string
  readonly name: string
}

/** What a list of games needs to open one. */
export interface PlayProps {
  /** The game that is being opened. */
  readonly busyId: string | null
  readonly onPlay: (game: PlayableGame) => void
}

/**
 * Opens games. A visitor is asked to log in first and comes back to the same game; a player's game opens in the game
 * frame, or by one more tap outside the app: after the answer the first tap no longer counts as a gesture.
 * One at a time, whatever is tapped meanwhile. Read it within `observer(…)`.
 *
 * @param returnTo the address of the lobby as it stands, with the game to open once the player has logged in
 */
export function useLaunchGame(returnTo: (gameId: string) => string): PlayProps {
  const { session, overlays, notices, settings } = useStores()
  const { t } = useTranslation('games')
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(launchGameMutation())
  const [busyId, setBusyId] = useState<string | null>(null)
  const isOpening = useRef(false)
  const isHere = useIsHere()
  const { isLoggedIn } = session

  const open = useCallback(
    (game: PlayableGame, { playUrl, openMode, needBindWallet }: GameLaunch) => {
      if (needBindWallet) {
        overlays.open('launchQuestion', { question: { kind: 'wallet', name: game.name } })
        return
      }
      const isFramed = openMode === 'frame'
      const query = { lang: settings.language, theme: settings.theme }
      const url = isFramed ? frameUrl(playUrl, query, window.location) : readForeignUrl(playUrl, window.location)?.href
      if (!url) notices.danger(t('addressRefused'))
      else if (isFramed) {
        const props = { gameId: game.id, title: game.name, url }
        overlays.openFrame('gameFrame', props, () => refreshAfterGame(queryClient))
      } else overlays.open('launchQuestion', { question: { kind: 'outside', name: game.name, url } })
    },
    [notices, overlays, queryClient, settings, t],
  )

  const play = useCallback(
    async (game: PlayableGame) => {
      if (!isLoggedIn) {
        overlays.ask('loginFirst', { returnTo: returnTo(game.id) })
        return
      }
      if (isOpening.current) return
      isOpening.current = true
      setBusyId(game.id)
      try {
        const launch = await mutateAsync(game.id)
        // A player who has gone on to another page no longer wants a game thrown over it.
        if (isHere.current) open(game, launch)
      } catch {
        // The query client has told the player.
      } finally {
        isOpening.current = false
        setBusyId(null)
      }
    },
    [isHere, isLoggedIn, mutateAsync, open, overlays, returnTo],
  )

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
