import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSingleFlight } from '#src/hooks/use-single-flight.ts'
import { loadChunk } from '#src/platform/load-chunk.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import type { LaunchPlace, PlayableGame } from './launch-game.ts'

/** The dependencies of opening a game from a list. */
export interface PlayProps {
  /** The game that is being opened. */
  readonly busyId: string | null
  readonly onPlay: (game: PlayableGame) => void
}

const importLaunch = () => import('./launch-game.ts')

/** Loads the code that opens a game; preloaded after the lobby. */
export function loadLaunch() {
  return loadChunk(importLaunch)
}

async function launchIn({ game, place }: { game: PlayableGame; place: LaunchPlace }): Promise<void> {
  await (await loadLaunch()).launchGame(game, place)
}

/** Whether the component is still mounted, for code after an await. */
function useIsMounted(): { readonly current: boolean } {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}

/** The page and the list in it; not the game to open, nor what is being typed. */
function placeOf({ pathname, search }: AnyRouter['latestLocation']): string {
  const { play: _play, keyword: _keyword, ...rest } = search as Record<string, unknown>
  return pathname + JSON.stringify(rest)
}

/**
 * Opens games, one at a time. A visitor logs in first and returns to the same game. A
 * player who has moved on meanwhile, also to another list of the same page, is left alone. Read it within `observer(…)`.
 * @param returnTo the lobby's address, with the game to open after login
 */
export function usePlay(returnTo: (gameId: string) => string): PlayProps {
  const stores = useStores()
  const { t } = useTranslation('games')
  const queryClient = useQueryClient()
  const router = useRouter()
  const [busyId, setBusyId] = useState<string | null>(null)
  const { run } = useSingleFlight()
  const { mutateAsync: launch } = useMutation({ mutationFn: launchIn })
  const isMounted = useIsMounted()
  const again = useRef<(game: PlayableGame) => void>(() => undefined)
  const { isLoggedIn } = stores.session

  const play = useCallback(
    async (game: PlayableGame) => {
      if (!isLoggedIn) {
        stores.session.noteTap(game.id)
        stores.overlays.enqueue('loginFirst', { returnTo: returnTo(game.id) })
        return
      }
      const tappedAt = placeOf(router.latestLocation)
      const place = {
        stores,
        queryClient,
        t,
        isOnPage: () => isMounted.current && placeOf(router.latestLocation) === tappedAt,
        again: (next: PlayableGame) => again.current(next),
      }
      await run(async () => {
        setBusyId(game.id)
        try {
          await launch({ game, place })
        } catch {
          // The query client has shown the failure.
        } finally {
          setBusyId(null)
        }
      })
    },
    [isMounted, isLoggedIn, launch, queryClient, returnTo, router, run, stores, t],
  )
  useEffect(() => {
    again.current = (game) => void play(game)
  }, [play])

  const onPlay = useCallback((game: PlayableGame) => void play(game), [play])
  return { busyId, onPlay }
}
