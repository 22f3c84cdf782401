import { bindBadgeEvents } from '#src/realtime/handlers/bind-badge-events.ts'
import { bindConnectionEvents, type ConnectionReactions } from '#src/realtime/handlers/bind-connection-events.ts'
import { bindWarnings } from '#src/realtime/handlers/bind-warnings.ts'
import { SocketClient } from '#src/realtime/socket-client.ts'
import type { BadgeStore } from '#src/stores/badge-store.ts'

/** The player's live connection, with its listeners. */
export function createSocket(deps: { badges: BadgeStore } & ConnectionReactions): SocketClient {
  const socket = new SocketClient()
  bindBadgeEvents(socket, deps.badges)
  bindConnectionEvents(socket, deps)
  bindWarnings(socket)
  return socket
}
