import { HEARTBEAT } from '#generated/ws/socket.ts'
import type { StartTimer } from './environment.ts'

const PING_MS = HEARTBEAT.pingEverySeconds * 1000
const SILENCE_MS = HEARTBEAT.silenceSeconds * 1000
const PROBE_MS = HEARTBEAT.probeSeconds * 1000
const SLEEP_MS = HEARTBEAT.sleepSeconds * 1000

export type HeartbeatOptions = {
  startTimer: StartTimer
  /** Wall-clock milliseconds: on many phones a monotonic clock stops while the phone sleeps. */
  now: () => number
  onPing: () => void
  /** Nothing was received for 60 s, or after a probe. Called once; the heartbeat has stopped by then. */
  onSilence: () => void
}

/**
 * Pings every 20 s and reports 60 s of silence (`x-heartbeat` in `asyncapi/socket.yaml`). The clock measures silence,
 * so that `check` is right after a long sleep. Late timers have asked nothing meanwhile: then a probe decides.
 */
export class Heartbeat {
  readonly #options: HeartbeatOptions
  #heardAt = 0
  /** When the first ping was sent that nothing has followed. */
  #askedAt: number | undefined
  #stopPing = (): void => {}
  #stopSilence = (): void => {}
  #stopProbe = (): void => {}
  #isBeating = false
  #running = false

  constructor(options: HeartbeatOptions) {
    this.#options = options
  }

  /** Starts the silence timeout, for an attempt that has not opened yet. */
  listen(): void {
    this.stop()
    this.#running = true
    this.heard()
    this.#awaitSilence()
  }

  /** Starts pinging too, first after 20 s. The opening counts as a sign of life. */
  beat(): void {
    this.listen()
    this.#isBeating = true
    this.#awaitPing()
  }

  /** Something was received. */
  heard(): void {
    this.#heardAt = this.#options.now()
    this.#askedAt = undefined
  }

  /** Checks the clock. True if the silence is too long; `onSilence` was called then. */
  check(): boolean {
    if (!this.#running || this.#silence() < SILENCE_MS) return false
    this.#end()
    return true
  }

  /** Pings at once, and reports silence if nothing is received soon. Does nothing before the opening. */
  probe(): void {
    if (!this.#running || !this.#isBeating) return
    this.#ping()
    const askedAt = this.#askedAt
    this.#stopProbe()
    this.#stopProbe = this.#options.startTimer(() => {
      if (askedAt !== undefined && this.#askedAt === askedAt) this.#end()
    }, PROBE_MS)
  }

  stop(): void {
    this.#running = false
    this.#isBeating = false
    this.#stopPing()
    this.#stopSilence()
    this.#stopProbe()
  }

  /** As {@link check}, by a timer: one that ran late probes first, unless the device has slept. */
  #checkOnTime(): boolean {
    const silence = this.#silence()
    if (silence < SILENCE_MS) return false
    const isAsked = this.#askedAt !== undefined && this.#options.now() - this.#askedAt >= PROBE_MS
    if (isAsked || !this.#isBeating || silence >= SLEEP_MS) {
      this.#end()
      return true
    }
    if (this.#askedAt === undefined) this.probe()
    return false
  }

  #silence(): number {
    const now = this.#options.now()
    // If the clock is set back, do not extend the silence.
    if (now < this.#heardAt) this.#heardAt = now
    if (this.#askedAt !== undefined && now < this.#askedAt) this.#askedAt = now
    return now - this.#heardAt
  }

  #ping(): void {
    this.#askedAt ??= this.#options.now()
    this.#options.onPing()
  }

  #end(): void {
    this.stop()
    this.#options.onSilence()
  }

  #awaitPing(): void {
    this.#stopPing = this.#options.startTimer(() => {
      if (this.#checkOnTime()) return
      this.#awaitPing()
      // A probe may just have asked.
      if (this.#askedAt !== this.#options.now()) this.#ping()
    }, PING_MS)
  }

  #awaitSilence(): void {
    const left = this.#heardAt + SILENCE_MS - this.#options.now()
    this.#stopSilence = this.#options.startTimer(
      () => {
        if (!this.#checkOnTime()) this.#awaitSilence()
        // Not positive while a probe runs.
      },
      left > 0 ? left : PROBE_MS,
    )
  }
}
