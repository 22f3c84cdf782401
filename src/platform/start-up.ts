/**
 * Start-up is over once the first page shows its data and the tasks that waited for it have run
 * (`src/app/bootstrap/start-app.ts`). A part of the page waits for that by `isLate` of `deferred`, or by `useIsStarted`.
 */
export class StartUp {
  #isOver = false
  #resolve = (): void => undefined
  readonly #over = new Promise<void>((resolve) => (this.#resolve = resolve))

  isOver(): boolean {
    return this.#isOver
  }

  whenOver(): Promise<void> {
    return this.#over
  }

  end(): void {
    this.#isOver = true
    this.#resolve()
  }
}

/** The start-up of this page load. */
export const startUp = new StartUp()
