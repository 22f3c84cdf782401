import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import {
  getListBannersQueryOptions,
  getListGameRecordsQueryKey,
  getListGamesQueryKey,
  getListHotGamesQueryKey,
  getListManufacturersQueryOptions,
  getListOpenGamesQueryKey,
  getListOpenHotGamesQueryKey,
  getListOpenManufacturersQueryOptions,
  launchGame,
  listGameRecords,
  listGames,
  listHotGames,
  listOpenGames,
  listOpenHotGames,
} from '#generated/http/games/games.ts'
import type { GamePage } from '#generated/http/schemas/game-page.ts'
import { balanceQuery } from '#src/queries/balance.ts'
import { nextPage } from '#src/queries/paging.ts'

/** Games asked for at a time: two rows on a wide screen, six on a phone. */
export const GAMES_PAGE_SIZE = 24

/** Rounds asked for at a time. */
const RECORDS_PAGE_SIZE = 20

/** The banners at the head of the lobby. */
export function bannersQuery() {
  return getListBannersQueryOptions()
}

/** The providers of one type of game, with how many games each has. Visitors are given the open variant. */
export function manufacturersQuery(isLoggedIn: boolean, type: string) {
  return isLoggedIn ? getListManufacturersQueryOptions({ type }) : getListOpenManufacturersQueryOptions({ type })
}

/** Which games: of a type, of a provider, or both. */
export interface GamesFilter {
  readonly type?: string | undefined
  readonly manuf?: string | undefined
}

/** Games page by page. The key of a visitor's list differs from a player's, as the paths do. */
export function gamesQuery(isLoggedIn: boolean, { type, manuf }: GamesFilter) {
  const filter = {
    ...(type !== undefined && { type }),
    ...(manuf !== undefined && { manuf }),
    pageSize: GAMES_PAGE_SIZE,
  }
  const key = isLoggedIn ? getListGamesQueryKey(filter) : getListOpenGamesQueryKey(filter)
  const list = isLoggedIn ? listGames : listOpenGames
  return infiniteQueryOptions({
    queryKey: [...key, 'infinite'],
    queryFn: ({ pageParam, signal }) => list({ ...filter, pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

/** The hot games page by page. */
export function hotGamesQuery(isLoggedIn: boolean) {
  const paging = { pageSize: GAMES_PAGE_SIZE }
  const key = isLoggedIn ? getListHotGamesQueryKey(paging) : getListOpenHotGamesQueryKey(paging)
  const list = isLoggedIn ? listHotGames : listOpenHotGames
  return infiniteQueryOptions({
    queryKey: [...key, 'infinite'],
    queryFn: ({ pageParam, signal }) => list({ ...paging, pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

/** The rounds a player has played of one type, newest first. */
export function gameRecordsQuery(type: string) {
  const paging = { pageSize: RECORDS_PAGE_SIZE }
  return infiniteQueryOptions({
    queryKey: [...getListGameRecordsQueryKey(type, paging), 'infinite'],
    queryFn: ({ pageParam, signal }) => listGameRecords(type, { ...paging, pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    // A round may have been played since; what was shown stays on screen meanwhile.
    staleTime: 0,
  })
}

/** Opens a game for the player. Its answer holds a launch token and is kept nowhere. */
export function launchGameMutation() {
  return { mutationFn: (gameId: string) => launchGame({ gameId }) }
}

/** What a game may have changed is read again, once, when it closes. */
export function refreshAfterGame(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: balanceQuery().queryKey })
  // The first parts of every record list's key, whatever its type.
  void queryClient.invalidateQueries({ queryKey: getListGameRecordsQueryKey('').slice(0, 3) })
}

/** The name of a game that some list has shown, for a title; undefined when none has. */
export function knownGameName(queryClient: QueryClient, gameId: string): string | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<GamePage>>({
    predicate: ({ queryKey }) =>
      queryKey.includes('game') && queryKey.includes('fetch') && queryKey.includes('infinite'),
  })
  const games = lists.flatMap(([, data]) => data?.pages ?? []).flatMap((page) => page.list)
  return games.find((game) => game.id === gameId)?.name
}
