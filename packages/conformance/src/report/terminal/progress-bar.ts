import { shortened, visibleLine } from '../visible.ts'

/** The needed parts of a stream: process.stderr, or a test's. */
export interface ProgressOut {
  write(text: string): unknown
  isTTY?: boolean
  columns?: number
}

/** How far a run is. */
export interface Progress {
  done: number
  /** The current work, such as an operation's name. */
  label: string
  /** Findings so far. */
  findings: number
}

/** Milliseconds between two redraws on a terminal, against flicker. */
const REDRAW = 80

/** The milliseconds and steps that an estimate needs. */
const [LEAST_PASSED, LEAST_DONE] = [2000, 3]

/** The bar's width in columns. */
const WIDTH = 24

/**
 * A progress bar. On a terminal one line that is redrawn; in a log, a line for each tenth. Draws only on progress,
 * without a timer that would keep the process alive.
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

  /** Starts with a number of steps; call it again if the number changes. */
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
    if (now - this.#drawnAt < REDRAW && progress.done < this.#total) return
    this.#drawnAt = now
    this.#isDrawn = true
    const filled = Math.round(WIDTH * this.#share(progress))
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`
    const line = `${bar} ${this.#figures(progress)}${this.#timeLeft(progress, now)}  ${visibleLine(progress.label)}`
    this.#out.write(`\r\u001b[2K${shortened(line, (this.#out.columns ?? 80) - 1)}`)
  }

  /** The time left, from the time that the steps so far took; an estimate needs a few of them. */
  #timeLeft(progress: Progress, now: number): string {
    const share = this.#share(progress)
    const passed = now - this.#startedAt
    if (passed < LEAST_PASSED || progress.done < LEAST_DONE || share === 1) return ''
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
