import type { SocketLike } from '../environment.ts'

/** A socket for tests: it records what the client does, and the test plays the server. */
export class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: (() => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  readonly url: string
  readonly sent: unknown[] = []
  readonly closedWith: (number | undefined)[] = []
  /** False once either side has closed it. */
  isAlive = true

  constructor(url: string) {
    this.url = url
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data))
  }

  close(code?: number): void {
    this.isAlive = false
    this.closedWith.push(code)
  }

  /** The server accepts. */
  open(): void {
    this.onopen?.()
  }

  /** The server sends an object as JSON, or a string or binary data unchanged. */
  receive(frame: unknown): void {
    const isRaw = typeof frame === 'string' || frame instanceof ArrayBuffer
    this.onmessage?.({ data: isRaw ? frame : JSON.stringify(frame) })
  }

  /** The other side ends the connection, after an error event as in browsers. */
  end(code = 1006, reason = ''): void {
    this.isAlive = false
    this.onerror?.()
    this.onclose?.({ code, reason })
  }
}
