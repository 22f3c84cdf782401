import type { Agent, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { getForwarded } from './http-proxy.ts'
import { getTargetUrl } from './target-url.ts'

/** A proxied socket. */
export interface TappedSocket {
  readonly path: string
  readonly headers: { readonly [name: string]: string }
}

export interface SocketTap {
  onOpen(socket: TappedSocket): void
  /** Called for each frame of the server or the app. */
  onFrame(socket: TappedSocket, from: 'server' | 'app', data: string, isBinary: boolean): void
  onClose(socket: TappedSocket, code: number): void
}

/** Headers that each side of a handshake sets itself. */
const HANDSHAKE_HEADERS = /^(sec-websocket-(key|version|extensions|accept)|connection|upgrade|host)$/i
/** Codes that must not be sent: they stand for a missing code or a broken connection. */
const UNSENDABLE_CODES = new Set([1005, 1006, 1015])
const NORMAL_CLOSURE = 1000
/** How many bytes may wait until the app is connected. */
const MAX_WAITING_BYTES = 1_048_576

/** Creates the socket proxy. A server's refusal reaches the app unchanged. */
export function createSocketProxy({ target, agent }: { target: URL; agent: Agent }, tap: SocketTap) {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const open = new Set<WebSocket>()

  /** All sockets to the server, including those whose app is not yet connected. */
  const dialed = new Set<WebSocket>()

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy())
    // Check first: a socket to the server without an app would stay open.
    if (!isHandshake(request)) return refuse(stream, 400, 'Bad Request')
    const url = getTargetUrl(target, request.url)
    url.protocol = target.protocol === 'https:' ? 'wss:' : 'ws:'
    const headers = getForwardedHeaders(request)
    const wire = { ...headers, ...getForwarded(request, headers) }
    const protocols = request.headers['sec-websocket-protocol']?.split(',').map((name) => name.trim()) ?? []
    let onward: WebSocket
    try {
      onward = new WebSocket(url, protocols, { agent, headers: wire, perMessageDeflate: false })
    } catch {
      return refuse(stream, 400, 'Bad Request')
    }
    dialed.add(onward)
    const abandon = (): void => {
      onward.terminate()
      stream.destroy()
    }
    // Read the stream, because only then its end shows that the app has left.
    const held = [head]
    let waiting = 0
    const hold = (piece: Buffer): void => {
      waiting += piece.length
      if (waiting > MAX_WAITING_BYTES) abandon()
      else held.push(piece)
    }
    stream.on('data', hold).once('end', abandon).once('close', abandon)
    const socket: TappedSocket = { path: url.pathname, headers }
    // Frames that arrive from the server before the app is connected.
    const early: { data: string | Buffer; isBinary: boolean }[] = []
    onward.on('message', (data, isBinary) => {
      waiting += (data as Buffer).length
      if (waiting > MAX_WAITING_BYTES) abandon()
      else early.push({ data: data as Buffer, isBinary })
    })
    onward.once('close', () => dialed.delete(onward))
    onward.on('error', () => {
      if (onward.readyState === WebSocket.CONNECTING && !stream.destroyed) refuse(stream, 502, 'Bad Gateway')
    })
    onward.on('unexpected-response', (_, response) => {
      refuse(stream, response.statusCode ?? 502, response.statusMessage ?? '')
      response.resume()
    })
    onward.on('open', () => {
      stream.off('data', hold).off('end', abandon).off('close', abandon)
      if (stream.destroyed) return abandon()
      server.handleUpgrade(request, stream, Buffer.concat(held), (app) => {
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
        // The server may have closed while the app was being connected.
        if (onward.readyState === WebSocket.CLOSED) app.close(NORMAL_CLOSURE)
      })
    })
  }

  return {
    upgrade,
    close: () => {
      for (const socket of [...open, ...dialed]) socket.terminate()
      server.close()
    },
  }
}

function end(socket: WebSocket, code: number, reason: Buffer): void {
  if (code === 1005) socket.close()
  else if (UNSENDABLE_CODES.has(code)) socket.terminate()
  else if (socket.readyState < WebSocket.CLOSING) socket.close(code, reason)
}

/** Whether the app's handshake is valid (RFC 6455, section 4.2.1). */
function isHandshake({ method, headers }: IncomingMessage): boolean {
  const version = headers['sec-websocket-version']
  return (
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    /^[+/0-9a-z]{22}==$/i.test(headers['sec-websocket-key'] ?? '') &&
    (version === '13' || version === '8')
  )
}

function refuse(stream: Duplex, status: number, message: string): void {
  stream.end(`HTTP/1.1 ${String(status)} ${message}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function getForwardedHeaders({ headers }: IncomingMessage): { [name: string]: string } {
  const entries = Object.entries(headers).filter(
    ([name]) => !HANDSHAKE_HEADERS.test(name) && name !== 'sec-websocket-protocol',
  )
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  )
}
