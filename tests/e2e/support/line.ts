import { once } from 'node:events'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** The line between browser and app, which can be cut: every connection is reset, whatever was under way on it. */
export interface Line {
  /** The app as it is reached by this line. */
  readonly url: string
  cut(): void
  close(): void
}

/** Lays a line to an app. A browser that finds a kept connection reset may send again by itself, a POST too. */
export async function layLine(appUrl: string): Promise<Line> {
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
