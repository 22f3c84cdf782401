import type { SocketClient } from '../socket-client.ts'

export interface ConnectionReactions {
  /** Reads the counters again. */
  readonly refreshBadges: () => unknown
  /** Asks for user info, which tells whether there is still a session. */
  readonly loadUser: () => unknown
}

/** What the app does when messages may have passed by, and when the server does not let the player in. */
export function bindConnectionEvents(socket: Pick<SocketClient, 'on'>, reactions: ConnectionReactions): void {
  socket.on('missed', () => void reactions.refreshBadges())
  socket.on('refused', () => void reactions.loadUser())
  socket.on('unopened', () => void reactions.loadUser())
}
