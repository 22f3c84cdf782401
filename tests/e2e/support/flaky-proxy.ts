import { once } from 'node:events'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy between browser and app that resets all connections on demand. */
export interface FlakyProxy {
  /** The app's address through this proxy. */
  readonly url: string
  cut(): void
  close(): void
}

/**
 * Starts the proxy for an app. A browser may repeat a request by itself if a kept-alive connection is reset, even a
 * POST.
 */
export async function startFlakyProxy(appUrl: string): Promise<FlakyProxy> {
  const { hostname, port } = new URL(appUrl)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  server.listen(0, hostname)
  await once(server, 'listening')
  const cut = () => {
    for (const socket of [...open]) socket.resetAndDestroy()
  }
  return {
    url: `http://${hostname}:${String((server.address() as AddressInfo).port)}`,
    cut,
    close() {
      cut()
      server.close()
    },
  }
}
