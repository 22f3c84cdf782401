import type { WebSocket } from 'ws'
import type { Connection } from '../sandbox/hub.ts'
import type { Session } from '../sandbox/identity/sessions.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'

/** The unsent bytes after which a client that does not read is disconnected. */
const MAX_BUFFERED = 1024 * 1024

function readFrame(text: string): { event?: unknown; sid?: unknown } {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/**
 * Serves an admitted socket: replies `pong` to `ping`, accepts `ack`, and delivers the sandbox's events. Ignores
 * frames that the document does not define (garbage, binary, unknown events); `ws` itself closes on an oversized frame.
 */
export function connect(socket: WebSocket, sandbox: Sandbox, session: Session): void {
  const connection: Connection = {
    sessionId: session.id,
    send(frame) {
      if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate()
      else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame))
    },
    close(code, reason) {
      // 1006 is never sent: it is how the other side reports a broken connection.
      if (code === 1006) socket.terminate()
      else socket.close(code, reason)
    },
  }
  socket.on('message', (data, isBinary) => {
    if (isBinary) return
    const frame = readFrame(String(data))
    if (frame.event === 'ping') connection.send({ event: 'pong' })
    if (frame.event === 'ack') sandbox.hub.acknowledge(session.uid, String(frame.sid))
  })
  socket.on('close', () => sandbox.hub.detach(session.uid, connection))
  sandbox.hub.attach(session.uid, connection)
}
