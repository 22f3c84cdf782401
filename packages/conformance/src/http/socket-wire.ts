import http from 'node:http'
import https from 'node:https'
import { WebSocket } from 'ws'
import type { ConnectionOptions } from './connection.ts'

/** What is needed to open a socket. */
export interface DialRequest {
  readonly url: string
  readonly headers: { readonly [name: string]: string }
  readonly timeoutMs: number
}

/** One received frame. */
export interface WireFrame {
  readonly data: string
  readonly isBinary: boolean
}

/** The callbacks of a socket. */
export interface WireListener {
  readonly onOpen: () => void
  readonly onFrame: (frame: WireFrame) => void
  /** The connection has ended; 1006 if it broke. */
  readonly onClose: (code: number) => void
  /** The server refused the upgrade with an HTTP status; 0 without a response. */
  readonly onRefused: (status: number) => void
}

/** An open socket. */
export interface Wire {
  send(data: string | Uint8Array): void
  close(code: number): void
}

/** Opens a socket. Tests replace it. */
export type Dial = (request: DialRequest, listener: WireListener) => Wire

/** Opens sockets by `ws`, with the TLS settings and the proxy of the configuration. */
export function createDial(connection: ConnectionOptions = {}): Dial {
  const agents = { 'ws:': new http.Agent(connection), 'wss:': new https.Agent(connection) }
  return (request, listener) => {
    const agent = request.url.startsWith('wss:') ? agents['wss:'] : agents['ws:']
    return open(request, listener, agent)
  }
}

/** Opens a socket without TLS settings or a proxy. */
export const dialSocket: Dial = createDial()

function open({ url, headers, timeoutMs }: DialRequest, listener: WireListener, agent: http.Agent): Wire {
  const socket = new WebSocket(url, { agent, headers, handshakeTimeout: timeoutMs, perMessageDeflate: false })
  let isOver = false
  const once = (notify: () => void): void => {
    if (isOver) return
    isOver = true
    notify()
  }
  socket.on('open', () => listener.onOpen())
  socket.on('message', (data, isBinary) => listener.onFrame({ data: String(data), isBinary }))
  socket.on('unexpected-response', (request, response) => {
    once(() => listener.onRefused(response.statusCode ?? 0))
    response.resume()
    request.destroy()
  })
  socket.on('close', (code) => once(() => listener.onClose(code)))
  socket.on('error', () => {
    // Once the socket is open, a `close` event follows with the code.
    if (socket.readyState === WebSocket.CONNECTING) once(() => listener.onRefused(0))
  })
  return {
    send: (data) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(data)
    },
    close: (code) => socket.close(code),
  }
}
