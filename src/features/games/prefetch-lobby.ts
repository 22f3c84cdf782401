import type { QueryClient } from '@tanstack/react-query'
import { menuQuery } from '#src/queries/menu.ts'
import { bannersQuery, hotGamesQuery } from './games.queries.ts'
import { preloadLobbyParts } from './lobby-parts.ts'

/**
 * Starts what the lobby shows first, for the route's loader. Nothing is awaited: the screen has skeletons.
 * @param type the chosen type of game, whose code is then loaded too
 */
export function prefetchLobby(queryClient: QueryClient, isLoggedIn: boolean, type: string | undefined): void {
  if (type !== undefined) preloadLobbyParts().catch(() => undefined)
  void queryClient.prefetchQuery(menuQuery())
  void queryClient.prefetchQuery(bannersQuery())
  void queryClient.prefetchInfiniteQuery(hotGamesQuery(isLoggedIn))
}
