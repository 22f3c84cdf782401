import { bindBadgeEvents } from '#src/realtime/handlers/bind-badge-events.ts'
import { createCatchUp } from '#src/realtime/handlers/catch-up.ts'
import { bindConnectionEvents, type ConnectionReactions } from '#src/realtime/handlers/bind-connection-events.ts'
import { bindWarnings } from '#src/realtime/handlers/bind-warnings.ts'
import { SocketClient } from '#src/realtime/socket-client.ts'
import type { BadgeStore } from '#src/stores/badge-store.ts'

interface SocketDeps extends Pick<ConnectionReactions, 'loadUser' | 'onRefused'> {
  readonly badges: BadgeStore
  /** Reads the counters; resolves with whether that succeeded. */
  readonly refreshBadges: () => Promise<boolean>
}

/** The player's live connection, with its listeners. */
export function createSocket({ badges, refreshBadges, ...reactions }: SocketDeps): SocketClient {
  const socket = new SocketClient()
  const catchUp = createCatchUp(socket, badges, refreshBadges)
  bindBadgeEvents(socket, catchUp)
  bindConnectionEvents(socket, { refreshBadges: catchUp.read, ...reactions })
  bindWarnings(socket)
  return socket
}
