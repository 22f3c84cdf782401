import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { getListGameRecordsQueryKey, listGameRecords } from '#generated/http/games/list-game-records.ts'
import { launchGame } from '#generated/http/games/launch-game.ts'
import type { GameLaunch } from '#generated/http/schemas/game-launch.ts'
import { balanceQuery } from '#src/queries/balance.ts'
import { nextPage } from '#src/queries/paging.ts'

/** Rounds per page. */
const RECORDS_PAGE_SIZE = 20

/** A player's rounds of one type, newest first. */
export function gameRecordsQuery(type: string) {
  const paging = { pageSize: RECORDS_PAGE_SIZE }
  return infiniteQueryOptions({
    queryKey: [...getListGameRecordsQueryKey(type, paging), 'infinite'],
    queryFn: ({ pageParam, signal }) => listGameRecords(type, { ...paging, pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

/** Requests a game's address for the player. The response has a launch token and is not cached. */
export function askForGame(gameId: string): Promise<GameLaunch> {
  return launchGame({ gameId }, { successMessage: null })
}

/** Refetches once what a game may have changed, when it closes. */
export function refreshAfterGame(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: balanceQuery().queryKey })
  // The common prefix of all record lists' keys.
  void queryClient.invalidateQueries({ queryKey: getListGameRecordsQueryKey('').slice(0, 3) })
}
