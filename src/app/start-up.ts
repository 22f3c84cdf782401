/** The steps of start-up in the order of section 4 of the specification. */
export interface StartUpSteps {
  /** Loads the texts; the one step that the first paint waits for. */
  readonly language: () => Promise<void>
  readonly deviceInfo: () => void
  readonly config: () => Promise<unknown>
  readonly version: () => Promise<unknown>
  readonly theme: () => void
  readonly menu: () => Promise<unknown>
  /** Only where a player is remembered; without one nobody asks who it is. What follows it is the session's. */
  readonly userInfo: (() => Promise<unknown>) | undefined
}

/**
 * Begins all steps in their order, none waiting for another's answer. A step that fails keeps no other from beginning.
 *
 * @param report takes what a step throws; calls tell their own failures, so that is a fault of ours
 * @returns when the texts are there; rejects when they cannot be loaded
 */
export function startUp(steps: StartUpSteps, report: (error: unknown) => void): Promise<void> {
  const texts = begin(steps.language)
  // It is awaited by the caller; until then a quick rejection must not count as unhandled.
  texts.catch(() => undefined)
  for (const step of [steps.deviceInfo, steps.config, steps.version, steps.theme, steps.menu, steps.userInfo]) {
    if (step) begin(step).catch(report)
  }
  return texts
}

async function begin<Result>(step: () => Result | Promise<Result>): Promise<Result> {
  return await step()
}
