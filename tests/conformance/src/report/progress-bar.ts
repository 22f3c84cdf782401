import { shortened, visibleLine } from './visible.ts'

/** What is needed of a stream: process.stderr, or a test's. */
export interface ProgressOut {
  write(text: string): unknown
  isTTY?: boolean
  columns?: number
}

/** How far a run is. */
export interface Progress {
  done: number
  /** What runs now, such as a call's name. */
  label: string
  /** Findings so far. */
  findings: number
}

/** Milliseconds between two drawings on a terminal: faster is flicker. */
const REDRAW = 80

/** Columns of the bar itself. */
const WIDTH = 24

/**
 * Shows how far a run is. On a terminal one line that is drawn over; in a log, a line at each tenth. Draws when told of
 * progress only: it has no timer that would keep a process alive.
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

  /** Begins, with the number of steps; call again when it turns out to be another. */
  start(total: number): void {
    if (this.#startedAt === 0) this.#startedAt = this.#now()
    this.#total = total
  }

  /** Tells of progress. */
  tick(progress: Progress): void {
    if (this.#out.isTTY === true) this.#draw(progress)
    else this.#log(progress)
  }

  /** Takes the bar away, so that the report begins on a clean line. */
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
    const line = `${bar} ${this.#figures(progress)}  ${visibleLine(progress.label)}`
    this.#out.write(`\r\u001b[2K${shortened(line, (this.#out.columns ?? 80) - 1)}`)
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
