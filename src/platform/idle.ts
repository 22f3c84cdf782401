/** Runs when the browser is idle; where it has no idle callback (Safari), after 3 s. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 10_000 })
  else setTimeout(run, 3000)
}
