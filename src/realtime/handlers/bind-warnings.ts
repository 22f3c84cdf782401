import type { SocketClient } from '../socket-client.ts'

/** Logs a warning for unbound and unreadable frames. */
export function bindWarnings(socket: Pick<SocketClient, 'on'>): void {
  socket.on('unbound', ({ event }) => console.warn(`No handler for the socket event "${event}"`))
  socket.on('unreadable', ({ reason }) => console.warn(`Unreadable socket frame: ${reason}`))
}
