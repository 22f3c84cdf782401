import { retryChunk } from '#src/platform/load-chunk.ts'
import type { SocketClient } from '#src/realtime/socket-client.ts'

type Connection = Pick<SocketClient, 'connect' | 'disconnect'>

/**
 * The live connection, whose code loads when the first player needs it: a visitor has none. The last request counts: a
 * player who left while the code was loading is not connected.
 */
export function deferSocket(load: () => Promise<Connection>): Connection {
  let socket: Connection | undefined
  let wanted: string | undefined
  let loading: Promise<void> | undefined

  async function begin(): Promise<void> {
    socket = await retryChunk(load)
    if (wanted !== undefined) socket.connect(wanted)
  }

  return {
    connect(uid) {
      wanted = uid
      if (socket) socket.connect(uid)
      else loading ??= begin()
    },
    disconnect() {
      wanted = undefined
      socket?.disconnect()
    },
  }
}
