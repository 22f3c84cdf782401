import { runTask, whenIdle } from './idle.ts'

/**
 * Start-up has three phases. `src/app/bootstrap/start-app.ts` lists the tasks of each.
 *
 * | phase        | begins when                                                  | each task runs               |
 * | ------------ | ------------------------------------------------------------ | ---------------------------- |
 * | `firstPaint` | the app has been created                                     | at once, without waiting     |
 * | `firstData`  | the first page shows its data, and the browser has been idle | in a browser task of its own |
 * | `idle`       | `firstData` is over                                          | when the browser is idle     |
 *
 * A part of the page waits until a late phase is over by `after` of `deferred`, or by `useIsPhaseOver`.
 */
export type LatePhase = 'firstData' | 'idle'

/** Starts something; what it returns is not awaited. */
export type StartTask = () => unknown

const RUN_LATER: Record<LatePhase, (run: () => void) => Promise<void>> = {
  firstData: runTask,
  idle: (run) =>
    new Promise((resolve) =>
      whenIdle(() => {
        run()
        resolve()
      }),
    ),
}

interface Gate {
  isOpen: boolean
  readonly opened: Promise<void>
  readonly open: () => void
}

function createGate(): Gate {
  let resolve: () => void
  const gate: Gate = {
    isOpen: false,
    opened: new Promise((done) => (resolve = done)),
    open() {
      gate.isOpen = true
      resolve()
    },
  }
  return gate
}

/** Runs the tasks of the late phases, and says when each phase is over. */
export class StartPhases {
  readonly #gates: Record<LatePhase, Gate> = { firstData: createGate(), idle: createGate() }

  isOver(phase: LatePhase): boolean {
    return this.#gates[phase].isOpen
  }

  /** Resolves when every task of the phase has run. */
  whenOver(phase: LatePhase): Promise<void> {
    return this.#gates[phase].opened
  }

  end(phase: LatePhase): void {
    this.#gates[phase].open()
  }

  /** Runs tasks in order, then ends their phase. Never rejects: a task that throws is reported and stops no other. */
  async run(phase: LatePhase, tasks: readonly StartTask[], report: (error: unknown) => void): Promise<void> {
    const toSafe = (task: StartTask) => () => {
      try {
        task()
      } catch (error) {
        report(error)
      }
    }
    // What waits for the end of the phase shows in one more browser task.
    await Promise.all([...tasks.map(toSafe), () => this.end(phase)].map(RUN_LATER[phase]))
  }
}

/** The phases of this page load. */
export const startPhases = new StartPhases()
