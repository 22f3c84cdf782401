import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { MenuGame } from '#src/stores/overlay-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { favoritesQuery, setFavorite, willBeFavorite } from './favorites.queries.ts'
import { PendingFavorites } from './pending-favorites.ts'

/** Whether a game is a favorite, and the tap that changes it: a visitor logs in first. Call it within `observer`. */
export function useFavorite(game: MenuGame): { readonly isFavorite: boolean; readonly toggle: () => void } {
  const { deferred, overlays, session } = useStores()
  const queryClient = useQueryClient()
  const router = useRouter()
  const { isLoggedIn } = session
  const { data: isFavorite = false } = useQuery({
    ...favoritesQuery(),
    enabled: isLoggedIn,
    select: (games) => games.some(({ id }) => id === game.id),
  })

  function toggle(): void {
    if (isLoggedIn) {
      void setFavorite(queryClient, game, !willBeFavorite(queryClient, game.id))
      return
    }
    const { pathname, searchStr } = router.state.location
    const pending = deferred.get(PendingFavorites)
    pending.remember(game)
    overlays.enqueue(
      'loginFirst',
      { returnTo: pathname + searchStr, onLogin: () => pending.remember(game) },
      // Not now, or closed in any other way.
      () => pending.forget(game.id),
    )
  }

  return { isFavorite: isLoggedIn && isFavorite, toggle }
}
