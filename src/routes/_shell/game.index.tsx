import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { listBannersQuery } from '#generated/http/games/list-banners.ts'
import { Code } from '#generated/http/schemas/code.ts'
import { GameId } from '#generated/http/schemas/game-id.ts'
import { GameSort } from '#generated/http/schemas/game-sort.ts'
import { GameTypeCode } from '#generated/http/schemas/game-type-code.ts'
import { deferred } from '#src/components/deferred/deferred.tsx'
import { createGameQueries } from '#src/features/games/games.queries.ts'
import { preloadLobbyParts } from '#src/features/games/lobby/lobby-parts.tsx'
import { LobbyScreen } from '#src/features/games/lobby/lobby-screen.tsx'
import { menuQuery } from '#src/queries/menu.ts'
import { readSearch } from '../-search.ts'

const FavoritesScreen = deferred(
  async () => (await import('#src/features/games/favorites/favorites-screen.tsx')).FavoritesScreen,
  { texts: ['play'] },
)

const validateSearch = readSearch({
  type: GameTypeCode,
  manuf: Code,
  /** The order on a provider's page. */
  sort: GameSort,
  /** Every hot game, or the player's favorites, in place of the lobby's front. */
  show: z.enum(['all', 'favorites']),
  /** The game to open once after login. */
  play: GameId,
})

export const Route = createFileRoute('/_shell/game/')({
  // The lobby is the first page: no chunk of its own.
  codeSplitGroupings: [],
  staticData: {
    access: 'browse',
    page: { title: 'game', place: 'game', hasOwnTitle: true, hasBunting: true, hasFooter: true },
  },
  validateSearch,
  // Awaits nothing: the screen has skeletons.
  loader: ({ context: { queryClient, stores }, location }) => {
    const { type, manuf, show } = validateSearch(location.search)
    // The lobby's front needs none of their code.
    if (type ?? manuf ?? show) preloadLobbyParts().catch(() => undefined)
    void queryClient.prefetchQuery(menuQuery())
    void queryClient.prefetchQuery(listBannersQuery())
    void queryClient.prefetchInfiniteQuery(createGameQueries(stores.session.isLoggedIn).hotGames())
  },
  component: Game,
})

function Game() {
  const { type, manuf, sort, show, play } = Route.useSearch()
  const navigate = Route.useNavigate()
  const onPlayed = () => void navigate({ search: { type, manuf, sort, show }, replace: true, resetScroll: false })
  if (show === 'favorites') return <FavoritesScreen play={play} onPlayed={onPlayed} />
  return (
    <LobbyScreen
      choice={{ type, manuf, sort }}
      isAllShown={show === 'all'}
      play={play}
      onChoose={(choice) => navigate({ search: choice, replace: true, resetScroll: false })}
      onProvider={(code) => void navigate({ search: { type, manuf: code } })}
      // An entry of its own in history: Back leads to the lobby's front.
      onShowAll={() => void navigate({ search: { type, show: 'all' }, resetScroll: false })}
      onPlayed={onPlayed}
    />
  )
}
