import { runTask } from '#src/platform/idle.ts'

/** Applies a step's response to the app, in the order of the steps. */
export type Effect = () => void

/** The tasks of the first paint, in order. From `language` to `userInfo` the specification states the order. */
export interface FirstPaintTasks {
  /** All requests wait for it. */
  readonly pendingLogout: () => void
  /** Loads the texts, without which nothing renders. */
  readonly language: () => Promise<void>
  readonly deviceInfo: () => void
  readonly config: () => Promise<unknown>
  readonly version: () => Promise<unknown>
  readonly theme: () => void
  readonly menu: () => Promise<unknown>
  /** Undefined without a stored player. */
  readonly userInfo: (() => Promise<Effect>) | undefined
  /** Loads the code and data of the first page, beside the texts. */
  readonly page: () => Promise<void>
}

/** How long, in milliseconds from the start, an effect waits for those of earlier steps. */
export const EFFECT_WAIT_MS = 1000

/** How long, in milliseconds from the start, the first render waits for the first page's code and data. */
export const MAX_PAGE_WAIT_MS = 250

function startTimeout(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

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
 * Begins all tasks in order, without waiting for responses; the page in a browser task of its own. Applies effects in the
 * same order; a slow step delays later effects for a second at most. A step that fails stops no other step.
 *
 * @param report reports what a step throws: a bug, since requests handle their own failures
 * @returns resolves when the page may render: its texts have loaded, and its data too unless that takes long. One render
 *   with data is a transition in short slices; what the router and queries change later renders at once. Rejects if the
 *   texts cannot be loaded.
 */
export async function runFirstPaint(
  { pendingLogout, language, deviceInfo, config, version, theme, menu, userInfo, page }: FirstPaintTasks,
  report: (error: unknown) => void,
): Promise<void> {
  const effectTimeout = startTimeout(EFFECT_WAIT_MS)
  pendingLogout()
  const texts = begin(language)
  // `texts` is awaited below; until then a rejection must not count as unhandled.
  let turn: Promise<unknown> = texts.catch(() => undefined)
  for (const step of [deviceInfo, config, version, theme, menu, userInfo]) {
    if (step) turn = apply(begin<unknown>(step), Promise.race([turn, effectTimeout])).catch(report)
  }
  const pageTimeout = startTimeout(MAX_PAGE_WAIT_MS)
  const data = runTask(page)
  await texts
  await Promise.race([data, pageTimeout])
}
