/** Applies a step's response to the app, in the order of the steps. */
export type Effect = () => void

/** The steps of start-up, in order. */
export interface StartupSteps {
  /** Loads the texts; the only step that the first page waits for. */
  readonly language: () => Promise<void>
  readonly deviceInfo: () => void
  readonly config: () => Promise<unknown>
  readonly version: () => Promise<unknown>
  readonly theme: () => void
  readonly menu: () => Promise<unknown>
  /** Undefined without a stored player. */
  readonly userInfo: (() => Promise<Effect>) | undefined
}

/** How long, in milliseconds from the start, an effect waits for those of earlier steps. */
export const EFFECT_WAIT_MS = 1000

/** A promise also for a step that throws. */
async function begin<Result>(step: () => Result | Promise<Result>): Promise<Result> {
  return await step()
}

/** Resolves when the step's effect, if any, and all effects before it have been applied. */
async function apply(step: Promise<unknown>, turn: Promise<unknown>): Promise<void> {
  try {
    const response = await step
    await turn
    if (typeof response === 'function') (response as Effect)()
  } finally {
    await turn
  }
}

/**
 * Begins all steps in order, without waiting for responses. Applies their effects in the same order; a slow step delays
 * later effects for a second at most. A step that fails stops no other step.
 *
 * @param report reports what a step throws: a bug, since requests handle their own failures
 * @returns resolves when the texts have loaded; rejects if they cannot be loaded
 */
export function runStartupSteps(steps: StartupSteps, report: (error: unknown) => void): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, EFFECT_WAIT_MS))
  const texts = begin(steps.language)
  // The caller awaits `texts`; until then a rejection must not count as unhandled.
  let turn: Promise<unknown> = texts.catch(() => undefined)
  for (const step of [steps.deviceInfo, steps.config, steps.version, steps.theme, steps.menu, steps.userInfo]) {
    if (step) turn = apply(begin<unknown>(step), Promise.race([turn, timeout])).catch(report)
  }
  return texts
}
