import type { QueryClient } from '@tanstack/react-query'
import { getListBannersQueryOptions } from '#generated/http/games/list-banners.ts'
import { menuQuery } from '#src/queries/menu.ts'
import { hotGamesQuery } from '../games.queries.ts'
import { preloadLobbyParts } from './lobby-parts.tsx'

/**
 * Prefetches the lobby's first data, for the route's loader. Awaits nothing: the screen has skeletons.
 * @param isBeyondFront whether the address names more than the lobby's front, whose code then loads too
 */
export function prefetchLobby(queryClient: QueryClient, isLoggedIn: boolean, isBeyondFront: boolean): void {
  if (isBeyondFront) preloadLobbyParts().catch(() => undefined)
  void queryClient.prefetchQuery(menuQuery())
  void queryClient.prefetchQuery(getListBannersQueryOptions())
  void queryClient.prefetchInfiniteQuery(hotGamesQuery(isLoggedIn))
}
