/** Ends the current task: between two short ones the browser can paint and respond to a tap. */
export function endTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Runs in a browser task of its own, as {@link endTask} describes. */
export async function runTask<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  await endTask()
  return run()
}

/** Resolves when the browser has painted what was rendered by now. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Runs when the browser is idle; where it has no idle callback (Safari), after 3 s. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 10_000 })
  else setTimeout(run, 3000)
}
