import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { listGames, listGamesQuery } from '#generated/http/games/list-games.ts'
import { listHotGames, listHotGamesQuery } from '#generated/http/games/list-hot-games.ts'
import { listLiveGames, listLiveGamesQuery } from '#generated/http/games/list-live-games.ts'
import { listManufacturersQuery } from '#generated/http/games/list-manufacturers.ts'
import { listOpenGames, listOpenGamesQuery } from '#generated/http/games/list-open-games.ts'
import { listOpenHotGames, listOpenHotGamesQuery } from '#generated/http/games/list-open-hot-games.ts'
import { listOpenLiveGames, listOpenLiveGamesQuery } from '#generated/http/games/list-open-live-games.ts'
import { listOpenManufacturersQuery } from '#generated/http/games/list-open-manufacturers.ts'
import type { Game } from '#generated/http/schemas/game.ts'
import type { GamePage } from '#generated/http/schemas/game-page.ts'
import type { GameSort } from '#generated/http/schemas/game-sort.ts'
import { nextPage } from '#src/queries/paging.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/** Games per page: two rows on a wide screen, six on a phone. */
export const GAMES_PAGE_SIZE = 24

/** Milliseconds for which a left list stays in memory: Back from a long game finds its place. */
const KEPT_MS = 30 * 60_000

/** Which games: of a type, of a provider, or both. */
export interface GamesFilter {
  readonly type?: string | undefined
  readonly manuf?: string | undefined
  readonly sort?: GameSort | undefined
}

/** A list of games page by page, whose key is that of its call. */
export function gamePages(
  key: readonly unknown[],
  list: (pageNum: number, options: { readonly signal: AbortSignal }) => Promise<GamePage>,
) {
  return infiniteQueryOptions({
    queryKey: [...key, 'infinite'],
    queryFn: ({ pageParam, signal }) => list(pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    gcTime: KEPT_MS,
  })
}

const PLAYER = {
  games: { query: listGamesQuery, list: listGames },
  hot: { query: listHotGamesQuery, list: listHotGames },
  live: { query: listLiveGamesQuery, list: listLiveGames },
  getProviders: listManufacturersQuery,
}

/** The open variants of the same operations. */
const VISITOR = {
  games: { query: listOpenGamesQuery, list: listOpenGames },
  hot: { query: listOpenHotGamesQuery, list: listOpenHotGames },
  live: { query: listOpenLiveGamesQuery, list: listOpenLiveGames },
  getProviders: listOpenManufacturersQuery,
}

/** The lists of games and providers. The key of a visitor's list differs from a player's, as the paths do. */
export function createGameQueries(isLoggedIn: boolean) {
  const { games, hot, live, getProviders } = isLoggedIn ? PLAYER : VISITOR
  return {
    /** Games of a filter. */
    games({ type, manuf, sort }: GamesFilter) {
      const filter = {
        ...(type !== undefined && { type }),
        ...(manuf !== undefined && { manuf }),
        ...(sort !== undefined && { sort }),
        pageSize: GAMES_PAGE_SIZE,
      }
      return gamePages(games.query(filter).queryKey, (pageNum, options) => games.list({ ...filter, pageNum }, options))
    },
    /** The hot games. */
    hotGames() {
      const paging = { pageSize: GAMES_PAGE_SIZE }
      return gamePages(hot.query(paging).queryKey, (pageNum, options) => hot.list({ ...paging, pageNum }, options))
    },
    /** The live tables of a type. */
    liveGames(type: string) {
      const filter = { type, pageSize: GAMES_PAGE_SIZE }
      return gamePages(live.query(filter).queryKey, (pageNum, options) => live.list({ ...filter, pageNum }, options))
    },
    /** The providers of a game type, or of all, with their number of games. */
    providers(type?: string) {
      return getProviders(type === undefined ? undefined : { type })
    },
  }
}

/** The lists for whoever is logged in, or for a visitor. Call it within `observer`. */
export function useGameQueries(): ReturnType<typeof createGameQueries> {
  return createGameQueries(useStores().session.isLoggedIn)
}

/** A game from any cached list, for its name; undefined if none has it. */
export function knownGame(queryClient: QueryClient, gameId: string): Game | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<GamePage>>({
    predicate: ({ queryKey }) =>
      queryKey.includes('game') && !queryKey.includes('record') && queryKey.includes('infinite'),
  })
  const games = lists.flatMap(([, data]) => data?.pages ?? []).flatMap((page) => page.list)
  return games.find((game) => game.id === gameId)
}
