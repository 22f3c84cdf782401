import { ACKNOWLEDGEMENT, ADMISSION, CLOSE_CODES, type ClientMessage } from '#generated/ws/socket.ts'
import { Attempts } from './attempts.ts'
import { Emitter, type Listener } from './emitter.ts'
import * as environment from './environment.ts'
import { dispatchFrame } from './dispatch-frame.ts'
import { Heartbeat } from './heartbeat.ts'
import { readFrame } from './read-frame.ts'
import type { ConnectionState, RealtimeEvents } from './realtime-events.ts'
import { SeenSids } from './seen-sids.ts'
import type { SocketClientOptions } from './socket-client-options.ts'
import { socketUrl } from './socket-url.ts'

const FINAL_CODES: ReadonlySet<number> = new Set(
  Object.values(CLOSE_CODES).flatMap(({ code, reconnect }) => (reconnect ? [] : [code])),
)

/** Whether a close with this code is final: 1000 and the refusals. After any other code the client reconnects. */
function isFinalClose(code: number): boolean {
  return FINAL_CODES.has(code)
}

/**
 * A player's live connection (`asyncapi/socket.yaml`). It holds at most one socket, reconnects by itself, and passes
 * events and messages to listeners. Logout and refetching are the listeners' business.
 */
export class SocketClient {
  readonly #url: (uid: string) => string
  readonly #openSocket: environment.OpenSocket
  readonly #startTimer: environment.StartTimer
  readonly #watchWakeUps: environment.WatchWakeUps
  readonly #attempts: Attempts
  readonly #heartbeat: Heartbeat
  readonly #emitter: Emitter<RealtimeEvents>
  readonly #seen = new SeenSids()
  #seenUid: string | undefined
  #state: ConnectionState = 'idle'
  #uid: string | undefined
  #socket: environment.SocketLike | undefined
  #isCatchingUp = false
  #cancelRetry = (): void => {}
  #stopWakeUps = (): void => {}

  constructor(options: SocketClientOptions = {}) {
    const now = options.now ?? (() => Date.now())
    this.#url = options.url ?? ((uid) => socketUrl(uid))
    this.#openSocket = options.openSocket ?? environment.openBrowserSocket
    this.#startTimer = options.startTimer ?? environment.startTimer
    this.#watchWakeUps = options.watchWakeUps ?? environment.watchBrowserWakeUps
    this.#attempts = new Attempts(now, options.backoff)
    this.#emitter = new Emitter(options.onListenerError ?? ((error) => globalThis.reportError(error)))
    this.#heartbeat = new Heartbeat({
      startTimer: this.#startTimer,
      now,
      onPing: () => this.#send({ event: 'ping' }),
      onSilence: () => this.#onSilence(),
    })
  }

  get state(): ConnectionState {
    return this.#state
  }

  /** Until the first pong of a connection: the server delivers unacknowledged messages again, before anything new. */
  get isCatchingUp(): boolean {
    return this.#isCatchingUp
  }

  /** The uid of the wanted connection; undefined for none. */
  get uid(): string | undefined {
    return this.#uid
  }

  /** Adds a listener for an event or a message; returns the function that removes it. See `RealtimeEvents`. */
  on<Name extends keyof RealtimeEvents>(event: Name, listener: Listener<RealtimeEvents[Name]>): () => void {
    return this.#emitter.on(event, listener)
  }

  /**
   * Keeps a connection for this uid from now on. Does nothing if it already does; another uid closes the previous
   * connection first. Starts again after `closed`.
   */
  connect(uid: string): void {
    if (uid === this.#uid && this.#state !== 'closed') return
    this.#release()
    if (uid !== this.#seenUid) this.#seen.clear()
    this.#seenUid = uid
    this.#uid = uid
    this.#attempts.restart()
    this.#stopWakeUps = this.#watchWakeUps(() => this.#onWakeUp())
    this.#attempt(uid)
  }

  /** Closes the connection with 1000 and cancels every attempt. Does nothing without one. */
  disconnect(): void {
    this.#release()
    this.#uid = undefined
    this.#enter('idle')
  }

  #attempt(uid: string): void {
    this.#cancelRetry()
    this.#attempts.begin()
    let socket: environment.SocketLike
    try {
      socket = this.#openSocket(this.#url(uid))
    } catch (error) {
      // The constructor throws if the page may not open the address: treat it as a failed attempt.
      this.#onClose(CLOSE_CODES.abnormal.code, String(error))
      return
    }
    socket.onopen = () => this.#onOpen()
    socket.onmessage = (event) => this.#onFrame(event.data)
    // A close event follows every error event and handles it.
    socket.onerror = () => {}
    socket.onclose = (event) => this.#onClose(event.code, event.reason)
    this.#socket = socket
    this.#heartbeat.listen()
    this.#enter('connecting')
  }

  #onOpen(): void {
    const socket = this.#socket
    const { attempt, isReconnect, mayHaveMissed } = this.#attempts.opened()
    this.#isCatchingUp = true
    this.#heartbeat.beat()
    this.#enter('open')
    // Check each time: a listener may have ended this connection.
    if (this.#isOpen(socket)) this.#emitter.emit('opened', { attempt })
    if (isReconnect && this.#isOpen(socket)) this.#emitter.emit('reconnected', { attempt })
    if (mayHaveMissed && this.#isOpen(socket)) this.#emitter.emit('missed', {})
  }

  #onFrame(data: unknown): void {
    this.#heartbeat.heard()
    const frame = readFrame(data)
    if (frame.kind === 'message' && frame.message.event === 'pong') this.#isCatchingUp = false
    const { sid } = frame
    if (sid === undefined || this.#seen.add(String(sid))) dispatchFrame(this.#emitter, frame)
    // After the listeners: if the page dies in one of them, the server redelivers the message.
    if (sid !== undefined) this.#send({ event: ACKNOWLEDGEMENT.event, sid })
  }

  #onClose(code: number, reason: string): void {
    const { uid } = this
    if (uid === undefined) return
    this.#letGo()
    this.#attempts.ended()
    if (isFinalClose(code)) {
      this.#release()
      this.#enter('closed')
      this.#emitter.emit('closed', { code, reason })
      if (code !== CLOSE_CODES.normal.code && uid === this.#uid) this.#emitter.emit('refused', { code, reason })
      return
    }
    const attempts = this.#attempts.unopened
    const retryInMilliseconds = this.#attempts.nextDelay(code)
    this.#cancelRetry = this.#startTimer(() => this.#attempt(uid), retryInMilliseconds)
    this.#enter('waiting')
    this.#emitter.emit('closed', { code, reason, retryInMilliseconds })
    const isUnopened = attempts > 0 && attempts % ADMISSION.unopenedAttempts === 0
    if (isUnopened && uid === this.#uid) this.#emitter.emit('unopened', { attempts })
  }

  #onSilence(): void {
    const { uid } = this
    const { code } = CLOSE_CODES.silence
    const wasUp = this.#attempts.isUp
    this.#letGo(code)
    // Replace an open connection at once; an attempt that never opened waits for its delay.
    if (!wasUp || uid === undefined) return this.#onClose(code, 'silence')
    this.#attempts.ended()
    this.#attempt(uid)
    this.#emitter.emit('closed', { code, reason: 'silence', retryInMilliseconds: 0 })
  }

  #onWakeUp(): void {
    // After a short sleep the connection may be half-open.
    if (!this.#heartbeat.check()) this.#heartbeat.probe()
    const { uid } = this
    if (uid === undefined) return
    if (this.#state === 'waiting') return this.#attempt(uid)
    if (this.#state !== 'connecting' || !this.#attempts.hangs) return
    const { code } = CLOSE_CODES.silence
    this.#letGo(code)
    this.#attempts.ended()
    this.#attempt(uid)
    this.#emitter.emit('closed', { code, reason: 'hanging', retryInMilliseconds: 0 })
  }

  #isOpen(socket: environment.SocketLike | undefined): boolean {
    return this.#state === 'open' && this.#socket === socket
  }

  #send(message: ClientMessage): void {
    if (this.#state === 'open') this.#socket?.send(JSON.stringify(message))
  }

  /** Detaches the socket, so that its later events are ignored; with a code it closes it too. */
  #letGo(code?: number): void {
    const socket = this.#socket
    this.#socket = undefined
    this.#heartbeat.stop()
    if (socket === undefined) return
    socket.onopen = null
    socket.onmessage = null
    socket.onclose = null
    if (code !== undefined) socket.close(code)
  }

  /** Detaches the socket and cancels every retry. */
  #release(): void {
    this.#letGo(CLOSE_CODES.normal.code)
    this.#cancelRetry()
    this.#stopWakeUps()
    this.#stopWakeUps = () => {}
  }

  #enter(state: ConnectionState): void {
    const before = this.#state
    if (state === before) return
    this.#state = state
    this.#emitter.emit('state', { state, before })
  }
}
