import { shortened, visibleLine } from '../../http/visible.ts'

/** What the bar needs of a stream: process.stderr, or a replacement in tests. */
export interface ProgressOut {
  write(text: string): unknown
  isTTY?: boolean
  columns?: number
}

/** The progress of a run. */
export interface Progress {
  done: number
  /** What is being done, such as an operation's name. */
  label: string
  /** The number of findings so far. */
  findings: number
}

/** The minimum interval between two redraws, in milliseconds, to avoid flicker. */
const REDRAW_INTERVAL_MS = 80

/** How many milliseconds and steps must have passed before time is estimated. */
const [MIN_ELAPSED_MS, MIN_STEPS] = [2000, 3]

/** The width of the bar in columns. */
const WIDTH = 24

/**
 * A progress bar: on a terminal one line that is redrawn, in a log one line for each tenth. It has no timer, because a
 * timer would keep the process alive.
 */
export class ProgressBar {
  readonly #out: ProgressOut
  readonly #now: () => number
  #total = 0
  #startedAt = 0
  #drawnAt = Number.NEGATIVE_INFINITY
  #tenth = 0
  #isDrawn = false

  constructor({ out, now = Date.now }: { out: ProgressOut; now?: () => number }) {
    this.#out = out
    this.#now = now
  }

  /** Sets the number of steps. Call it again if the number changes. */
  start(total: number): void {
    if (this.#startedAt === 0) this.#startedAt = this.#now()
    this.#total = total
  }

  /** Reports progress. */
  tick(progress: Progress): void {
    if (this.#out.isTTY === true) this.#draw(progress)
    else this.#log(progress)
  }

  /** Clears the bar, so that the report starts on an empty line. */
  stop(): void {
    if (this.#isDrawn) this.#out.write('\r\u001b[2K')
    this.#isDrawn = false
  }

  #draw(progress: Progress): void {
    const now = this.#now()
    if (now - this.#drawnAt < REDRAW_INTERVAL_MS && progress.done < this.#total) return
    this.#drawnAt = now
    this.#isDrawn = true
    const filled = Math.round(WIDTH * this.#share(progress))
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`
    const line = `${bar} ${this.#figures(progress)}${this.#timeLeft(progress, now)}  ${visibleLine(progress.label)}`
    this.#out.write(`\r\u001b[2K${shortened(line, (this.#out.columns ?? 80) - 1)}`)
  }

  /** Estimates the time left from the steps so far. */
  #timeLeft(progress: Progress, now: number): string {
    const share = this.#share(progress)
    const passed = now - this.#startedAt
    if (passed < MIN_ELAPSED_MS || progress.done < MIN_STEPS || share === 1) return ''
    const seconds = Math.ceil((passed * (1 - share)) / share / 1000)
    const words = seconds < 90 ? `${String(seconds)} s` : `${String(Math.ceil(seconds / 60))} min`
    return `  about ${words} left`
  }

  #log(progress: Progress): void {
    const tenth = Math.floor(10 * this.#share(progress))
    if (tenth <= this.#tenth) return
    this.#tenth = tenth
    this.#out.write(`${this.#figures(progress)}\n`)
  }

  #share({ done }: Progress): number {
    return this.#total <= 0 ? 0 : Math.min(1, Math.max(0, done / this.#total))
  }

  #figures(progress: Progress): string {
    const percent = `${Math.floor(100 * this.#share(progress))}%`.padStart(4)
    const seconds = `${((this.#now() - this.#startedAt) / 1000).toFixed(0)} s`
    const findings = progress.findings === 1 ? '1 finding' : `${progress.findings} findings`
    return `${percent}  ${progress.done}/${this.#total}  ${seconds}  ${findings}`
  }
}
