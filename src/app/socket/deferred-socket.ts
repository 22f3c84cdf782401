import { retryChunk } from '#src/platform/load-chunk.ts'
import type { SocketClient } from '#src/realtime/socket-client.ts'

type Connection = Pick<SocketClient, 'connect' | 'disconnect'>

/**
 * The live connection, whose code loads when the first player logs in: a visitor has none. The last request counts: a
 * player who left while the code was loading is not connected.
 */
export function createDeferredSocket(load: () => Promise<Connection>): Connection {
  let socket: Connection | undefined
  let wantedUid: string | undefined
  let loading: Promise<void> | undefined

  async function loadAndConnect(): Promise<void> {
    socket = await retryChunk(load)
    if (wantedUid !== undefined) socket.connect(wantedUid)
  }

  return {
    connect(uid) {
      wantedUid = uid
      if (socket) socket.connect(uid)
      else loading ??= loadAndConnect()
    },
    disconnect() {
      wantedUid = undefined
      socket?.disconnect()
    },
  }
}
