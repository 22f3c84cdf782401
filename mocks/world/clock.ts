interface Timer {
  at: number
  order: number
  run(): void
}

/** The longest wait that `setTimeout` can hold. */
const MAX_WAIT = 2 ** 31 - 1

/**
 * A world's own time: real time plus an offset that `/__mock/clock` moves. What is due runs in the order of its time
 * and sees that time as now, whether real time has come to it or the clock was moved over it.
 */
export class WorldClock {
  readonly #base: () => number
  #offset = 0
  #timers: Timer[] = []
  #order = 0
  #handle: ReturnType<typeof setTimeout> | undefined
  /** Set while a timer runs: the time it was due. */
  #frozen: number | undefined

  /** `base` gives real time in milliseconds since 1970. */
  constructor(base: () => number) {
    this.#base = base
  }

  /** The world's time in milliseconds since 1970. */
  now(): number {
    return this.#frozen ?? this.#base() + this.#offset
  }

  get offsetMs(): number {
    return this.#offset
  }

  /** Runs something at a time of this world. Gives a function that takes it back. */
  at(time: number, run: () => void): () => void {
    const timer = { at: time, order: this.#order++, run }
    this.#timers.push(timer)
    this.#timers.sort((a, b) => a.at - b.at || a.order - b.order)
    this.#wait()
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer)
    }
  }

  /** Moves the clock on and runs what has come due. */
  advance(ms: number): void {
    this.#offset += ms
    this.runDue()
  }

  /** Runs what is due by now. */
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

  /** Forgets everything that has not come due. */
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
