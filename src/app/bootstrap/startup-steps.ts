/** What an answer does to the app, applied when its turn has come. */
export type Effect = () => void

/** The steps of start-up in the order. */
export interface StartUpSteps {
  /** Loads the texts; the one step that the first page waits for. */
  readonly language: () => Promise<void>
  readonly deviceInfo: () => void
  readonly config: () => Promise<unknown>
  readonly version: () => Promise<Effect | undefined>
  readonly theme: () => void
  readonly menu: () => Promise<unknown>
  /** Only where a player is remembered; without one nobody asks who it is. What follows it is the session's. */
  readonly userInfo: (() => Promise<Effect>) | undefined
}

/** How long, in milliseconds from the start, an effect waits for those of earlier steps. */
export const PATIENCE_MS = 1000

/**
 * Begins all steps in their order, none waiting for another's answer. Effects apply in the same order, whichever answer
 * comes first; one that is slow holds up the later ones for a second at most. A step that fails keeps no other from
 * beginning or from having its effect.
 *
 * @param report takes what a step throws; calls tell their own failures, so that is a fault of ours
 * @returns when the texts are there; rejects when they cannot be loaded
 */
export function startUp(steps: StartUpSteps, report: (error: unknown) => void): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  const texts = begin(steps.language)
  // It is awaited by the caller; until then a quick rejection must not count as unhandled.
  let turn: Promise<unknown> = texts.catch(() => undefined)
  for (const step of [steps.deviceInfo, steps.config, steps.version, steps.theme, steps.menu, steps.userInfo]) {
    if (step) turn = apply(begin<unknown>(step), Promise.race([turn, patience])).catch(report)
  }
  return texts
}

async function begin<Result>(step: () => Result | Promise<Result>): Promise<Result> {
  return await step()
}

/** @returns once the step has had its effect, if it has one, and all before it too */
async function apply(step: Promise<unknown>, turn: Promise<unknown>): Promise<void> {
  try {
    const answer = await step
    await turn
    if (typeof answer === 'function') (answer as Effect)()
  } finally {
    await turn
  }
}
