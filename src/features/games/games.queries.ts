import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { getListGamesQueryKey, listGames } from '#generated/http/games/list-games.ts'
import { getListHotGamesQueryKey, listHotGames } from '#generated/http/games/list-hot-games.ts'
import { getListLiveGamesQueryKey, listLiveGames } from '#generated/http/games/list-live-games.ts'
import { getListOpenGamesQueryKey, listOpenGames } from '#generated/http/games/list-open-games.ts'
import { getListOpenHotGamesQueryKey, listOpenHotGames } from '#generated/http/games/list-open-hot-games.ts'
import { getListOpenLiveGamesQueryKey, listOpenLiveGames } from '#generated/http/games/list-open-live-games.ts'
import type { Game } from '#generated/http/schemas/game.ts'
import type { GamePage } from '#generated/http/schemas/game-page.ts'
import type { GameSort } from '#generated/http/schemas/game-sort.ts'
import { nextPage } from '#src/queries/paging.ts'

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

/** Games of a filter. The key of a visitor's list differs from a player's, as the paths do. */
export function gamesQuery(isLoggedIn: boolean, { type, manuf, sort }: GamesFilter) {
  const filter = {
    ...(type !== undefined && { type }),
    ...(manuf !== undefined && { manuf }),
    ...(sort !== undefined && { sort }),
    pageSize: GAMES_PAGE_SIZE,
  }
  const list = isLoggedIn ? listGames : listOpenGames
  return gamePages(isLoggedIn ? getListGamesQueryKey(filter) : getListOpenGamesQueryKey(filter), (pageNum, options) =>
    list({ ...filter, pageNum }, options),
  )
}

/** The hot games. */
export function hotGamesQuery(isLoggedIn: boolean) {
  const paging = { pageSize: GAMES_PAGE_SIZE }
  const list = isLoggedIn ? listHotGames : listOpenHotGames
  return gamePages(
    isLoggedIn ? getListHotGamesQueryKey(paging) : getListOpenHotGamesQueryKey(paging),
    (pageNum, options) => list({ ...paging, pageNum }, options),
  )
}

/** The live tables of a type. */
export function liveGamesQuery(isLoggedIn: boolean, type: string) {
  const filter = { type, pageSize: GAMES_PAGE_SIZE }
  const list = isLoggedIn ? listLiveGames : listOpenLiveGames
  return gamePages(
    isLoggedIn ? getListLiveGamesQueryKey(filter) : getListOpenLiveGamesQueryKey(filter),
    (pageNum, options) => list({ ...filter, pageNum }, options),
  )
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
