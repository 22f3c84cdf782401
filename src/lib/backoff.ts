/** Repeats a function after growing pauses, where Query's `retryDelay` and `refetchInterval` do not apply. */
export class Repeater {
  readonly #pausesMs: readonly number[]
  readonly #run: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #count = 0

  /** @param pausesMs the pauses in milliseconds; the last one repeats */
  constructor(pausesMs: readonly number[], run: () => void) {
    this.#pausesMs = pausesMs
    this.#run = run
  }

  /** Whether a run is due. */
  get isWaiting(): boolean {
    return this.#timer !== undefined
  }

  /** Runs once after the next pause. */
  schedule(): void {
    this.cancel()
    const pause = this.#pausesMs[this.#count] ?? this.#pausesMs.at(-1)
    this.#count += 1
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#run()
    }, pause)
  }

  /** Cancels the scheduled run; the next pause keeps its length. */
  cancel(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Starts again with the first pause. */
  reset(): void {
    this.cancel()
    this.#count = 0
  }
}
