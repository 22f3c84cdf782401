import type { RawData, WebSocket } from 'ws'
import type { Database } from '../database/open-database.ts'
import { readBadges } from '../operations/account/badges.ts'
import { logError } from '../log-error.ts'
import { COUNTS, type CountEvent } from './push.ts'

/** How long a client may take to answer a close. */
const CLOSE_MS = 2000
const SERVER_ERROR = 1011
/** A client that sends faster than it is answered, or reads nothing, is dropped. */
const MAX_WAITING = 1000
const MAX_UNREAD_BYTES = 1024 * 1024

/** One client of a player. It does one thing after another: frames in their order, then messages in theirs. */
export class Connection {
  readonly sessionHash: string
  /** Resolves when the connection has ended. */
  readonly ended: Promise<void>
  /** Undefined until it is admitted. */
  accountId: number | undefined
  readonly #db: Database
  readonly #ws: WebSocket
  #heardAt = Date.now()
  /** The last message that was sent: while the connection stands, nothing is repeated. */
  #lastId = 0
  /** Frames whose turn has not come. */
  #waiting = 0
  #work: Promise<void>
  #start: (() => void) | undefined

  constructor(db: Database, ws: WebSocket, sessionHash: string) {
    this.#db = db
    this.#ws = ws
    this.sessionHash = sessionHash
    this.#work = new Promise((resolve) => (this.#start = resolve))
    this.ended = new Promise((resolve) => ws.once('close', () => resolve()))
    ws.on('message', (data, isBinary) => {
      this.#heardAt = Date.now()
      if (this.#waiting > MAX_WAITING || ws.bufferedAmount > MAX_UNREAD_BYTES) this.drop()
      else if (!isBinary) void this.#enqueue(() => this.#receive(data))
    })
    // ws closes by itself, such as with 1009 for a large frame.
    ws.on('error', () => undefined)
  }

  /** Admits the player: messages that were not acknowledged come first. */
  open(accountId: number): void {
    this.accountId = accountId
    void this.deliver()
    this.#start?.()
  }

  /** Sends the messages that this connection has not had. */
  deliver(): Promise<void> {
    return this.#enqueue(async () => {
      const messages = await this.#db
        .selectFrom('live_message')
        .selectAll()
        .where('account_id', '=', this.accountId ?? 0)
        .where('id', '>', this.#lastId)
        .orderBy('id')
        .execute()
      if (messages.length === 0) return
      const needsBadges = messages.some(({ content }) => content === null)
      const badges = needsBadges ? await this.#readBadges() : undefined
      for (const { id, event, content, revision } of messages) {
        this.#lastId = id
        const count = badges?.[COUNTS[event as CountEvent]]
        const value: unknown = content === null ? count : JSON.parse(content)
        this.#send({ event, content: value, sid: String(id), ...(revision !== null && { revision }) })
      }
    })
  }

  close(code: number): void {
    this.#ws.close(code)
    setTimeout(() => this.#ws.terminate(), CLOSE_MS).unref()
  }

  drop(): void {
    this.#ws.terminate()
  }

  fail(error: unknown): void {
    logError(error)
    this.close(SERVER_ERROR)
  }

  /** The milliseconds since the client's last frame. */
  getSilence(): number {
    return Date.now() - this.#heardAt
  }

  #readBadges() {
    return this.#db.transaction().execute((tx) => readBadges(tx, this.accountId ?? 0, new Date()))
  }

  #enqueue(task: () => Promise<void>): Promise<void> {
    this.#waiting += 1
    this.#work = this.#work
      .then(task)
      .catch((error: unknown) => this.fail(error))
      .finally(() => (this.#waiting -= 1))
    return this.#work
  }

  /** Answers a `ping`, and deletes a message that is acknowledged. Other frames are ignored. */
  async #receive(data: RawData): Promise<void> {
    const frame = parse(data)
    if (frame?.event === 'ping') this.#send({ event: 'pong' })
    if (frame?.event !== 'ack' || !/^[1-9]\d{0,14}$/.test(String(frame.sid))) return
    await this.#db
      .deleteFrom('live_message')
      .where('id', '=', Number(frame.sid))
      .where('account_id', '=', this.accountId ?? 0)
      .execute()
  }

  #send(frame: object): void {
    if (this.#ws.readyState === this.#ws.OPEN) this.#ws.send(JSON.stringify(frame))
  }
}

function parse(data: RawData): { readonly event?: unknown; readonly sid?: unknown } | null {
  try {
    const frame: unknown = JSON.parse(data.toString())
    return typeof frame === 'object' ? frame : null
  } catch {
    return null
  }
}
