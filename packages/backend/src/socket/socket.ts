import { ServerResponse, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Listen } from '../database/listen.ts'
import type { Database } from '../database/open-database.ts'
import { isForeign } from '../http/server.ts'
import { findSession } from '../http/sessions.ts'
import { logError } from '../log-error.ts'
import { tellNewDay } from '../operations/account/badges.ts'
import { getDay } from '../operations/paging.ts'
import { digest } from '../settings.ts'
import { Connection } from './connection.ts'
import { MESSAGE_CHANNEL } from './push.ts'

interface SocketParts {
  readonly db: Database
  readonly listen: Listen
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
export async function serveSocket(app: FastifyInstance, { db, listen, cookieName }: SocketParts): Promise<void> {
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES })
  const connections = new Set<Connection>()
  /** The first bytes after each request that asks for a socket. */
  const heads = new WeakMap<IncomingMessage, Buffer>()

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
  let day = getDay(new Date())
  const timer = setInterval(() => {
    const now = new Date()
    if (day !== getDay(now)) {
      day = getDay(now)
      const players = new Set([...connections].map(({ accountId }) => accountId))
      void tellPlayers([...players].filter((id) => id !== undefined)).catch(logError)
    }
    for (const connection of connections) if (connection.getSilence() > SILENCE_MS) connection.drop()
  }, CHECK_MS)

  // Fastify answers the request, so that cookies, hosts and proxies are read as everywhere else, and none is opened while
  // the server closes.
  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket as Socket)
    response.once('finish', () => socket.end())
    heads.set(request, head)
    app.routing(request, response)
  })
  app.get<{ Params: { uid: string } }>('/webSocket/:uid', (request, reply) => {
    const head = heads.get(request.raw)
    if (head === undefined) return reply.code(426).send()
    if (isForeign(request)) return reply.code(403).send()
    reply.hijack()
    return wss.handleUpgrade(request.raw, request.raw.socket, head, (ws) => void admit(ws, request, request.params.uid))
  })

  async function tellPlayers(accountIds: readonly number[]): Promise<void> {
    for (const id of accountIds) await db.transaction().execute((tx) => tellNewDay(tx, id, new Date()))
  }

  /** Admits a player's connection, or closes it at once. What arrives meanwhile waits. */
  async function admit(ws: WebSocket, { cookies }: FastifyRequest, uid: string): Promise<void> {
    const token = cookies[cookieName]
    const connection = new Connection(db, ws, digest(token ?? ''))
    // Known before the session is read, so that its end in between is heard.
    connections.add(connection)
    ws.once('close', () => connections.delete(connection))
    try {
      const session = await findSession(db, token)
      if (session === undefined) connection.close(CLOSE.sessionRefused)
      else if (uid !== `U${session.account.id}`) connection.close(CLOSE.uidRefused)
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
