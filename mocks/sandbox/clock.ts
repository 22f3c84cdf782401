interface Timer {
  at: number
  order: number
  run(): void
}

/** The longest delay of `setTimeout`. */
const MAX_WAIT = 2 ** 31 - 1

/**
 * A sandbox's time: real time plus an offset that `/__mock/clock` moves. Timers run in the order of their due time and
 * see that time as now, whether real time reached it or the clock was advanced over it.
 */
export class SandboxClock {
  readonly #base: () => number
  #offset = 0
  #timers: Timer[] = []
  #order = 0
  #handle: ReturnType<typeof setTimeout> | undefined
  /** The due time of the running timer. */
  #frozen: number | undefined

  /** `base` returns real time in milliseconds since 1970. */
  constructor(base: () => number) {
    this.#base = base
  }

  /** The sandbox's time in milliseconds since 1970. */
  now(): number {
    return this.#frozen ?? this.#base() + this.#offset
  }

  get offsetMs(): number {
    return this.#offset
  }

  /** Runs a function at a time of this sandbox. Returns a function that cancels it. */
  at(time: number, run: () => void): () => void {
    const timer = { at: time, order: this.#order++, run }
    this.#timers.push(timer)
    this.#timers.sort((a, b) => a.at - b.at || a.order - b.order)
    this.#wait()
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer)
    }
  }

  /** Advances the clock and runs the timers that come due. */
  advance(ms: number): void {
    this.#offset += ms
    this.runDue()
  }

  /** Runs the timers that are due. */
  runDue(): void {
    for (let next = this.#timers[0]; next !== undefined && next.at <= this.now(); next = this.#timers[0]) {
      this.#timers.shift()
      this.#frozen = next.at
      try {
        next.run()
      } finally {
        this.#frozen = undefined
      }
    }
    this.#wait()
  }

  /** Cancels all timers. */
  stop(): void {
    this.#timers = []
    clearTimeout(this.#handle)
  }

  #wait(): void {
    clearTimeout(this.#handle)
    const next = this.#timers[0]
    if (next === undefined) return
    const wait = Math.min(Math.max(next.at - this.now(), 0), MAX_WAIT)
    this.#handle = setTimeout(() => this.runDue(), wait)
    this.#handle.unref?.()
  }
}
