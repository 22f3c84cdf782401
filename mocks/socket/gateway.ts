import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { ADMISSION } from '#generated/ws/socket.ts'
import { readCookie, SESSION_COOKIE } from '../http/cookies.ts'
import { isForeignOrigin } from '../http/origins.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { connect } from './connect.ts'

const SOCKET_PATH = /^\/webSocket\/([^/?]+)$/
/** The largest accepted frame; a ping or an ack is far smaller. */
const MAX_FRAME_BYTES = 16 * 1024

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export interface SocketGateway {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

/**
 * Admits sockets to `/webSocket/{uid}` by `x-admission` of `asyncapi/socket.yaml`: a foreign Origin gets no upgrade; an
 * invalid session or a foreign uid is closed after the upgrade, since browsers report a refused upgrade as 1006.
 */
export function createSocketGateway(getSandbox: (request: IncomingMessage) => Sandbox): SocketGateway {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES })
  return {
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy())
      const path = (request.url ?? '').split('?')[0] ?? ''
      const uid = SOCKET_PATH.exec(path)?.[1]
      if (uid === undefined) return refuseUpgrade(socket, '404 Not Found')
      if (isForeignOrigin(request.headers)) return refuseUpgrade(socket, '403 Forbidden')
      server.handleUpgrade(request, socket, head, (client) => {
        // `ws` closes by itself, with 1009 for an oversized frame; an unhandled error event would end the process.
        client.on('error', () => undefined)
        const sandbox = getSandbox(request)
        sandbox.clock.runDue()
        const session = sandbox.sessions.get(readCookie(request.headers.cookie, SESSION_COOKIE))
        if (session === undefined) client.close(ADMISSION.refusedSession, 'no session')
        else if (session.uid !== decode(uid)) client.close(ADMISSION.refusedUid, 'not your uid')
        else connect(client, sandbox, session)
      })
    },
    close() {
      for (const client of server.clients) client.terminate()
      server.close()
    },
  }
}
