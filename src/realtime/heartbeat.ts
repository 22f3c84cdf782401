import { HEARTBEAT } from '#generated/ws/socket.ts'
import type { StartTimer } from './environment.ts'

const PING_MS = HEARTBEAT.pingEverySeconds * 1000
const SILENCE_MS = HEARTBEAT.silenceSeconds * 1000

export type HeartbeatOptions = {
  startTimer: StartTimer
  /** Wall-clock milliseconds. Not a monotonic clock: on many phones that one stands still while the phone sleeps. */
  now: () => number
  onPing: () => void
  /** Nothing was heard for 60 s. Called once; the heartbeat has stopped by then. */
  onSilence: () => void
}

/**
 * Pings every 20 s, and says when nothing has been heard for 60 s (sections 4 and 9 of the specification). Silence is
 * measured by the clock, not by counting timers, so that `check` after a long sleep knows at once.
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

  /** Starts listening for silence, from now on; for an attempt that has not opened yet. */
  listen(): void {
    this.stop()
    this.#running = true
    this.#heardAt = this.#options.now()
    this.#awaitSilence()
  }

  /** Starts pinging too, the first time after 20 s. The opening counts as heard. */
  beat(): void {
    this.listen()
    this.#awaitPing()
  }

  /** Something was heard. */
  heard(): void {
    this.#heardAt = this.#options.now()
  }

  /** Looks at the clock. True if it has been silent for too long, which has then been said. */
  check(): boolean {
    if (!this.#running) return false
    const now = this.#options.now()
    // A clock set back must not stretch the silence by as much.
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
