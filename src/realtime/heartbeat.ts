import { HEARTBEAT } from '#generated/ws/socket.ts'
import type { StartTimer } from './environment.ts'

const PING_MS = HEARTBEAT.pingEverySeconds * 1000
const SILENCE_MS = HEARTBEAT.silenceSeconds * 1000

export type HeartbeatOptions = {
  startTimer: StartTimer
  /** Wall-clock milliseconds: on many phones a monotonic clock stops while the phone sleeps. */
  now: () => number
  onPing: () => void
  /** Nothing was received for 60 s. Called once; the heartbeat has stopped by then. */
  onSilence: () => void
}

/**
 * Pings every 20 s and reports 60 s of silence (`x-heartbeat` in `asyncapi/socket.yaml`). The clock measures silence,
 * so that `check` is right after a long sleep.
 */
export class Heartbeat {
  readonly #options: HeartbeatOptions
  #heardAt = 0
  #stopPing = (): void => {}
  #stopSilence = (): void => {}
  #running = false

  constructor(options: HeartbeatOptions) {
    this.#options = options
  }

  /** Starts the silence timeout, for an attempt that has not opened yet. */
  listen(): void {
    this.stop()
    this.#running = true
    this.#heardAt = this.#options.now()
    this.#awaitSilence()
  }

  /** Starts pinging too, first after 20 s. The opening counts as a sign of life. */
  beat(): void {
    this.listen()
    this.#awaitPing()
  }

  /** Something was received. */
  heard(): void {
    this.#heardAt = this.#options.now()
  }

  /** Checks the clock. True if the silence is too long; `onSilence` was called then. */
  check(): boolean {
    if (!this.#running) return false
    const now = this.#options.now()
    // If the clock is set back, do not extend the silence.
    if (now < this.#heardAt) this.#heardAt = now
    if (now - this.#heardAt < SILENCE_MS) return false
    this.stop()
    this.#options.onSilence()
    return true
  }

  stop(): void {
    this.#running = false
    this.#stopPing()
    this.#stopSilence()
  }

  #awaitPing(): void {
    this.#stopPing = this.#options.startTimer(() => {
      if (this.check()) return
      this.#awaitPing()
      this.#options.onPing()
    }, PING_MS)
  }

  #awaitSilence(): void {
    const left = this.#heardAt + SILENCE_MS - this.#options.now()
    this.#stopSilence = this.#options.startTimer(() => {
      if (!this.check()) this.#awaitSilence()
    }, left)
  }
}
