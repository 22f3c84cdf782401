import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { targetUrl } from './target-url.ts'

/** A proxied socket: its frames and its end. */
export interface TappedSocket {
  readonly path: string
  readonly headers: { readonly [name: string]: string }
}

export interface SocketTap {
  onOpen(socket: TappedSocket): void
  /** A frame from the server or the app. */
  onFrame(socket: TappedSocket, from: 'server' | 'app', data: string, isBinary: boolean): void
  onClose(socket: TappedSocket, code: number): void
}

/** Handshake headers that each side sets itself. */
const OF_THE_HANDSHAKE = /^(sec-websocket-(key|version|extensions|accept)|connection|upgrade|host)$/i
/** Codes that are never sent: reserved for missing or broken closes. */
const NEVER_SENT = new Set([1005, 1006, 1015])
const POLITE_END = 1000

/** Proxies a socket. Passes a server's refusal back unchanged. */
export function createSocketProxy(target: URL, tap: SocketTap) {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const open = new Set<WebSocket>()

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy())
    const url = targetUrl(target, request.url)
    url.protocol = target.protocol === 'https:' ? 'wss:' : 'ws:'
    const headers = ownHeaders(request)
    const protocols = request.headers['sec-websocket-protocol']?.split(',').map((one) => one.trim()) ?? []
    const onward = new WebSocket(url, protocols, { headers, perMessageDeflate: false })
    const socket: TappedSocket = { path: url.pathname, headers }
    // Frames from the server before the app is connected.
    const early: { data: string | Buffer; isBinary: boolean }[] = []
    onward.on('message', (data, isBinary) => early.push({ data: data as Buffer, isBinary }))
    onward.on('error', () => {
      if (onward.readyState === WebSocket.CONNECTING && !stream.destroyed) refuse(stream, 502, 'Bad Gateway')
    })
    onward.on('unexpected-response', (_, response) => {
      refuse(stream, response.statusCode ?? 502, response.statusMessage ?? '')
      response.resume()
    })
    onward.on('open', () =>
      server.handleUpgrade(request, stream, head, (app) => {
        open.add(app)
        tap.onOpen(socket)
        onward.removeAllListeners('message')
        const toApp = (data: Buffer | string, isBinary: boolean): void => {
          app.send(data, { binary: isBinary })
          tap.onFrame(socket, 'server', String(data), isBinary)
        }
        for (const { data, isBinary } of early) toApp(data, isBinary)
        onward.on('message', (data, isBinary) => toApp(data as Buffer, isBinary))
        app.on('message', (data, isBinary) => {
          if (onward.readyState === WebSocket.OPEN) onward.send(data as Buffer, { binary: isBinary })
          tap.onFrame(socket, 'app', String(data), isBinary)
        })
        app.on('error', () => undefined)
        onward.on('close', (code, reason) => {
          tap.onClose(socket, code)
          end(app, code, reason)
        })
        app.on('close', (code, reason) => {
          open.delete(app)
          end(onward, code, reason)
        })
        // The server may have closed while the app was being admitted.
        if (onward.readyState === WebSocket.CLOSED) app.close(POLITE_END)
      }),
    )
  }

  return {
    upgrade,
    close: () => {
      for (const app of open) app.terminate()
      server.close()
    },
  }
}

function end(socket: WebSocket, code: number, reason: Buffer): void {
  if (code === 1005) socket.close()
  else if (NEVER_SENT.has(code)) socket.terminate()
  else if (socket.readyState < WebSocket.CLOSING) socket.close(code, reason)
}

function refuse(stream: Duplex, status: number, message: string): void {
  stream.end(`HTTP/1.1 ${String(status)} ${message}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function ownHeaders({ headers }: IncomingMessage): { [name: string]: string } {
  const entries = Object.entries(headers).filter(
    ([name]) => !OF_THE_HANDSHAKE.test(name) && name !== 'sec-websocket-protocol',
  )
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  )
}
