import { once } from 'node:events'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { WebSocket } from 'ws'
import { SEEDED_PASSWORD } from '../seed/players.ts'

interface Frame {
  readonly event: string
  readonly content?: unknown
  readonly sid?: string
  readonly revision?: number
}

/** A seeded player with a session, as a client of the API. */
export class TestPlayer {
  readonly cookie: string
  readonly uid: string
  readonly #url: string

  private constructor(url: string, uid: string, cookie: string) {
    this.#url = url
    this.uid = uid
    this.cookie = cookie
  }

  static async logIn(url: string, username: string, deviceId = `test-${username}`): Promise<TestPlayer> {
    const response = await fetch(`${url}/api/user/login`, {
      method: 'POST',
      headers: { ...HEADERS, deviceId },
      body: JSON.stringify({ username, password: hashPassword(SEEDED_PASSWORD) }),
    })
    const { data } = (await response.json()) as { data: { uid: string } }
    return new TestPlayer(url, data.uid, response.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  }

  async call(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    { url = this.#url, headers: more = {} }: { url?: string; headers?: Record<string, string> } = {},
  ): Promise<{ code: number; data: never }> {
    const headers = { ...HEADERS, deviceId: 'test', cookie: this.cookie, ...more }
    const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return (await response.json()) as { code: number; data: never }
  }

  /** Makes a server of the same database send an event to this player. */
  async push(event: string, content?: unknown, url = this.#url): Promise<void> {
    const body = JSON.stringify({ uid: this.uid, event, content })
    await fetch(`${url}/development/push`, { method: 'POST', headers: HEADERS, body })
  }

  connect(url = this.#url, uid = this.uid, headers: Record<string, string> = {}): TestSocket {
    return new TestSocket(`${url.replace('http', 'ws')}/webSocket/${uid}`, { cookie: this.cookie, ...headers })
  }
}

const HEADERS = { 'content-type': 'application/json', versionCode: '104', device: 'web', language: 'en-US' }

/** A socket that keeps what it receives. */
export class TestSocket {
  readonly frames: Frame[] = []
  readonly closed: Promise<number>
  readonly #ws: WebSocket

  constructor(url: string, headers: Record<string, string>) {
    this.#ws = new WebSocket(url, { headers })
    this.#ws.on('message', (data: Buffer) => this.frames.push(JSON.parse(data.toString()) as Frame))
    this.closed = new Promise((resolve) => {
      this.#ws.once('close', (code) => resolve(code))
      this.#ws.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
      this.#ws.on('error', () => undefined)
    })
  }

  /** Waits for a `pong`, before which everything that the server had for the player has come. */
  async ping(): Promise<void> {
    if (this.#ws.readyState === WebSocket.CONNECTING) await once(this.#ws, 'open')
    const before = this.count('pong')
    this.send({ event: 'ping' })
    while (this.count('pong') === before) await once(this.#ws, 'message')
  }

  count(event: string): number {
    return this.frames.filter((frame) => frame.event === event).length
  }

  send(frame: object): void {
    this.#ws.send(JSON.stringify(frame))
  }

  async close(): Promise<void> {
    this.#ws.close(1000)
    await this.closed
  }
}
