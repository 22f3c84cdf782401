import type { QueryClient } from '@tanstack/react-query'
import { menuQuery } from '#src/queries/menu.ts'
import { bannersQuery, hotGamesQuery } from './games.queries.ts'

/** Starts what the lobby shows first, for the route's loader. Nothing is awaited: the screen has skeletons. */
export function prefetchLobby(queryClient: QueryClient, isLoggedIn: boolean): void {
  void queryClient.prefetchQuery(menuQuery())
  void queryClient.prefetchQuery(bannersQuery())
  void queryClient.prefetchInfiniteQuery(hotGamesQuery(isLoggedIn))
}
