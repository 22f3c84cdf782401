import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { getListGameRecordsQueryKey, listGameRecords } from '#generated/http/games/list-game-records.ts'
import { launchGame } from '#generated/http/games/launch-game.ts'
import type { GameLaunch } from '#generated/http/schemas/game-launch.ts'
import { balanceQuery } from '#src/queries/balance.ts'
import { nextPage } from '#src/queries/paging.ts'

/** Rounds asked for at a time. */
const RECORDS_PAGE_SIZE = 20

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

/** Asks for a game's address for the player. The answer holds a launch token and is kept nowhere. */
export function askForGame(gameId: string): Promise<GameLaunch> {
  return launchGame({ gameId }, { successMessage: null })
}

/** What a game may have changed is read again, once, when it closes. */
export function refreshAfterGame(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: balanceQuery().queryKey })
  // The first parts of every record list's key, whatever its type.
  void queryClient.invalidateQueries({ queryKey: getListGameRecordsQueryKey('').slice(0, 3) })
}
