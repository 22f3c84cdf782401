import type { SocketClient } from '../socket-client.ts'

export interface ConnectionReactions {
  readonly refreshBadges: () => unknown
  /** Reads user info, which shows whether the session is still valid. */
  readonly loadUser: () => unknown
  /** The server has refused the session or the uid; user info is read next. */
  readonly onRefused: () => unknown
  /** Something has come from the server: there is a network. */
  readonly onReached: () => unknown
}

/** The app's reactions to possibly missed messages, and to a refusal by the server. */
export function bindConnectionEvents(socket: Pick<SocketClient, 'on'>, reactions: ConnectionReactions): void {
  socket.on('opened', () => void reactions.onReached())
  socket.on('pong', () => void reactions.onReached())
  socket.on('missed', () => void reactions.refreshBadges())
  socket.on('refused', () => {
    reactions.onRefused()
    void reactions.loadUser()
  })
  socket.on('unopened', () => void reactions.loadUser())
}
