import type { SocketClient } from '#src/realtime/socket-client.ts'

type Connection = Pick<SocketClient, 'connect' | 'disconnect'>

/** Between attempts to load the client's code, in milliseconds; as between attempts to connect. */
const RETRY_MS = 3000

/**
 * The live connection, whose code is loaded when the first player needs it: a visitor has none. What is wanted last
 * counts: a player who left while the code was loading is not connected.
 */
export function createLazySocket(load: () => Promise<Connection>): Connection {
  let socket: Connection | undefined
  let wanted: string | undefined
  let isLoading = false

  async function attempt(): Promise<void> {
    isLoading = true
    try {
      socket = await load()
    } catch {
      setTimeout(() => void attempt(), RETRY_MS)
      return
    }
    isLoading = false
    if (wanted !== undefined) socket.connect(wanted)
  }

  return {
    connect(uid) {
      wanted = uid
      if (socket) socket.connect(uid)
      else if (!isLoading) void attempt()
    },
    disconnect() {
      wanted = undefined
      socket?.disconnect()
    },
  }
}
