import type { QueryClient } from '@tanstack/react-query'
import { refetchPaths } from '#src/queries/refetch-paths.ts'
import {
  bindAffectingEvents,
  bindBadgeEvents,
  bindConnectionEvents,
  bindWarnings,
  type ConnectionReactions,
} from '#src/realtime/handlers/bind-events.ts'
import { createCatchUp } from '#src/realtime/handlers/catch-up.ts'
import { SocketClient } from '#src/realtime/socket-client.ts'
import type { BadgeStore } from '#src/stores/badge-store.ts'

interface SocketDeps extends Pick<ConnectionReactions, 'loadUser' | 'onReached' | 'onRefused'> {
  readonly badges: BadgeStore
  /** Reads the counters by a request that is sent now; resolves with whether that succeeded. */
  readonly refreshBadges: () => Promise<boolean>
  readonly queryClient: QueryClient
}

/** The player's live connection, with its listeners. */
export function createSocket({ badges, refreshBadges, queryClient, ...reactions }: SocketDeps): SocketClient {
  const socket = new SocketClient()
  bindBadgeEvents(socket, createCatchUp(socket, badges, refreshBadges))
  bindAffectingEvents(socket, (paths) => refetchPaths(queryClient, paths))
  bindConnectionEvents(socket, { refreshBadges, ...reactions })
  bindWarnings(socket)
  return socket
}
