import type { SocketClient } from '../socket-client.ts'

/** What nothing is bound to, and what cannot be read, is only warned of (section 8 of the specification). */
export function bindWarnings(socket: Pick<SocketClient, 'on'>): void {
  socket.on('unbound', ({ event }) => console.warn(`No handler for the socket event "${event}"`))
  socket.on('unreadable', ({ reason }) => console.warn(`Unreadable socket frame: ${reason}`))
}
