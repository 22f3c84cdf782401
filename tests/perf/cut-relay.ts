import { createServer, connect, type Server, type Socket } from 'node:net'
import { once } from 'node:events'

/** A TCP relay to a server, which a test stops and starts as if the server itself restarted. */
export interface CutRelay {
  readonly port: number
  /** Breaks all connections, and refuses new ones. */
  stop(): Promise<void>
  /** Accepts connections again, on the same port. */
  start(): Promise<void>
}

/** Starts a relay on a free port. */
export async function startCutRelay(target: { host: string; port: number }): Promise<CutRelay> {
  const open = new Set<Socket>()
  const pass = (near: Socket): void => {
    const far = connect(target)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
  }
  const listen = async (port: number): Promise<Server> => {
    const server = createServer(pass)
    // The system's own limit, 4,096 on Linux.
    server.listen({ host: '127.0.0.1', port, backlog: 65_535 })
    await once(server, 'listening')
    return server
  }
  let server = await listen(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The relay has no port')
  return {
    port: address.port,
    async stop() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      for (const socket of open) socket.resetAndDestroy()
      await closed
    },
    async start() {
      server = await listen(address.port)
    },
  }
}
