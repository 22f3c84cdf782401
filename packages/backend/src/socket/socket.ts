import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Listen } from '../database/listen.ts'
import type { Database } from '../database/open-database.ts'
import { findSession } from '../http/sessions.ts'
import { digest, type Settings } from '../settings.ts'
import { Connection } from './connection.ts'
import { MESSAGE_CHANNEL } from './push.ts'

interface SocketParts {
  readonly db: Database
  readonly listen: Listen
  readonly settings: Pick<Settings, 'trustedProxy'>
  readonly cookieName: string
}

/** Close codes (`x-close-codes`). */
export const CLOSE = { restart: 1012, sessionRefused: 4401, uidRefused: 4403 } as const

/** More than any message of a client. Larger frames are refused with 1009. */
const MAX_FRAME_BYTES = 16 * 1024
/** A hidden page sends its pings once a minute at best. */
const SILENCE_MS = 180_000
const CHECK_MS = 30_000

/** Serves the players' socket, `/webSocket/{uid}`, on the server's own port. */
export async function serveSocket(app: FastifyInstance, parts: SocketParts): Promise<void> {
  const { db, listen, settings, cookieName } = parts
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES })
  const connections = new Set<Connection>()

  const stopListening = await listen({
    channels: {
      [MESSAGE_CHANNEL]: (accountId) => {
        for (const connection of connections) if (connection.accountId === Number(accountId)) void connection.deliver()
      },
      session_ended: (hash) => {
        for (const connection of connections)
          if (connection.sessionHash === hash) connection.close(CLOSE.sessionRefused)
      },
    },
    // A session may have ended unheard: clients come back, and are admitted again.
    onGap: () => {
      for (const connection of connections) connection.close(CLOSE.restart)
    },
  })
  const timer = setInterval(() => {
    for (const connection of connections) if (connection.getSilence() > SILENCE_MS) connection.drop()
  }, CHECK_MS)

  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const uid = /^\/webSocket\/([^/?]+)(?:\?|$)/.exec(request.url ?? '')?.[1]
    if (uid === undefined) refuse(socket, 404)
    else if (isForeign(request, settings.trustedProxy)) refuse(socket, 403)
    else wss.handleUpgrade(request, socket, head, (ws) => void admit(ws, request, uid))
  })

  /** Admits a player's connection, or closes it at once. What arrives meanwhile waits. */
  async function admit(ws: WebSocket, request: IncomingMessage, uid: string): Promise<void> {
    const token = app.parseCookie(request.headers.cookie ?? '')[cookieName]
    const connection = new Connection(db, ws, digest(token ?? ''))
    // Known before the session is read, so that its end in between is heard.
    connections.add(connection)
    ws.once('close', () => connections.delete(connection))
    try {
      const session = await findSession(db, token)
      if (session === undefined) connection.close(CLOSE.sessionRefused)
      else if (decode(uid) !== `U${session.account.id}`) connection.close(CLOSE.uidRefused)
      else connection.open(session.account.id)
    } catch (error) {
      connection.fail(error)
    }
  }

  app.addHook('preClose', async () => {
    clearInterval(timer)
    await stopListening()
    for (const connection of connections) connection.close(CLOSE.restart)
    await Promise.all([...connections].map((connection) => connection.ended))
  })
}

/** Whether a page of another origin opens it. A request without Origin comes from no browser. */
function isForeign({ headers }: IncomingMessage, trustedProxy: boolean): boolean {
  const { origin } = headers
  const forwarded = trustedProxy ? headers['x-forwarded-host'] : undefined
  return origin !== undefined && URL.parse(origin)?.host !== (forwarded ?? headers.host)
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
