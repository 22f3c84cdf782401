import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSingleFlight } from '#src/hooks/use-single-flight.ts'
import type { MenuGame } from '#src/stores/overlay-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { addUnknown, favoritesQuery, setFavorite, willBeFavorite } from './favorites.queries.ts'
import { PendingFavorites } from './pending-favorites.ts'

export interface FavoriteControl {
  /** Undefined until the favorites have loaded, and if they fail to. */
  readonly isFavorite: boolean | undefined
  /** A press waits for the favorites. */
  readonly isBusy: boolean
  readonly toggle: () => void
}

/**
 * Whether a game is a favorite, and the tap that changes it: a visitor logs in first, and a heart of unknown state adds the
 * game once the favorites are read. Call it within `observer`.
 */
export function useFavorite(game: MenuGame): FavoriteControl {
  const { deferred, overlays, session, toasts } = useStores()
  const { t } = useTranslation('play')
  const queryClient = useQueryClient()
  const router = useRouter()
  const { isBusy, run } = useSingleFlight()
  const { isLoggedIn } = session
  const { data: isFavorite } = useQuery({
    ...favoritesQuery(),
    enabled: isLoggedIn,
    select: (games) => games.some(({ id }) => id === game.id),
  })

  async function add(): Promise<void> {
    const { uid } = session
    try {
      await addUnknown(queryClient, game)
    } catch {
      if (session.uid === uid) toasts.danger(t('favoritesFailed'), { detail: t('favoriteUnchanged') })
    }
  }

  function askToLogIn(): void {
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

  function toggle(): void {
    if (!isLoggedIn) askToLogIn()
    else if (isFavorite === undefined) void run(add)
    else void setFavorite(queryClient, game, !willBeFavorite(queryClient, game.id))
  }

  return { isFavorite: isLoggedIn ? isFavorite : false, isBusy, toggle }
}
