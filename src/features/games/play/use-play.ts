import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { LeftGameStore } from '#src/routing/left-game-store.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import type { PlayableGame } from './launch-game.ts'
import { type PlayAddress, PlayStore } from './play-store.ts'

/** Opens a game, as `PlayStore.open` says. The page calls {@link usePlayPage}. */
export function usePlay(): (game: PlayableGame, returnTo?: PlayAddress) => void {
  const stores = useStores()
  const queryClient = useQueryClient()
  const router = useRouter()
  return useCallback(
    (game, returnTo) => void stores.deferred.get(PlayStore).open(game, { stores, queryClient, router }, returnTo),
    [queryClient, router, stores],
  )
}

/**
 * Makes the caller the page that games are opened from: what it opens ends with it. Back from a deposit opens the game
 * again that was left for it.
 */
export function usePlayPage(): void {
  const { deferred } = useStores()
  const play = deferred.get(PlayStore)
  const open = usePlay()
  const router = useRouter()
  const [page] = useState(() => ({}))
  useEffect(() => {
    play.enterPage(page)
    const left = deferred.get(LeftGameStore).takeBackFrom(router.latestLocation)
    if (left) open(left)
  }, [deferred, open, page, play, router])
}
