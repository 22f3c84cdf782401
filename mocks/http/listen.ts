import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

type OnRequest = (request: IncomingMessage, response: ServerResponse) => void
type OnUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** A port from the command line, 0 for any free one; undefined if absent. Throws on anything else. */
export function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`A port is a number from 0 to 65535, not "${text}".`)
}

/** How often to try another free port if the chosen one is taken on ::1. */
const ATTEMPTS = 5

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.removeListener('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

/**
 * Listens on 127.0.0.1 and ::1, so that `127.0.0.1` and `localhost` both work and no other machine can connect. Works
 * without IPv6 too.
 */
export async function listenOnLoopback(
  port: number,
  onRequest: OnRequest,
  onUpgrade: OnUpgrade,
): Promise<{ port: number; close(): Promise<void> }> {
  for (let attempt = 1; ; attempt++) {
    const servers = [createServer(onRequest), createServer(onRequest)] as const
    for (const server of servers) server.on('upgrade', onUpgrade)
    const taken = await listen(servers[0], port, '127.0.0.1')
    const close = async (): Promise<void> =>
      void (await Promise.all(servers.filter((server) => server.listening).map(stop)))
    try {
      await listen(servers[1], taken, '::1')
    } catch (error) {
      const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (inUse) await close()
      if (inUse && port === 0 && attempt < ATTEMPTS) continue
      if (inUse) throw error
    }
    return { port: taken, close }
  }
}

/** Listens on one name or address, which may be 0.0.0.0 or :: for all of this machine's. */
export async function listenOnHost(
  port: number,
  host: string,
  onRequest: OnRequest,
  onUpgrade: OnUpgrade,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(onRequest)
  server.on('upgrade', onUpgrade)
  return { port: await listen(server, port, host), close: () => stop(server) }
}
