import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
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

/** Makes the caller the page that games are opened from: what it opens ends with it. */
export function usePlayPage(): void {
  const play = useStores().deferred.get(PlayStore)
  const [page] = useState(() => ({}))
  useEffect(() => play.enterPage(page), [page, play])
}
