import type { RouterHistory } from '@tanstack/react-router'
import type { BrowserHistory } from './overlay-history.ts'

/** How long, in milliseconds, a step through history that never happens may block navigation. */
const STEP_TIMEOUT_MS = 1000

/**
 * The browser's history for {@link BrowserHistory}. Create it before the router, so that its listener runs first. The
 * router wraps `history.pushState` to see every entry; the prototype's own method bypasses it.
 */
export function createBrowserHistory(view: Window & typeof globalThis): BrowserHistory {
  let listener: ((event: PopStateEvent) => void) | undefined
  view.addEventListener('popstate', (event) => listener?.(event))
  return {
    state: () => view.history.state as unknown,
    push: (state) => view.History.prototype.pushState.call(view.history, state, ''),
    replace: (state) => view.History.prototype.replaceState.call(view.history, state, ''),
    go: (steps) => view.history.go(steps),
    forward: () => view.history.forward(),
    onPop: (next) => {
      listener = next
    },
    defer: (run) => void view.setTimeout(run),
    afterStep: (run) => void view.setTimeout(run, STEP_TIMEOUT_MS),
  }
}

/** Blocks the router's navigations until a step through history has happened. */
export function holdNavigation(history: RouterHistory, until: Promise<void>): void {
  const isOver = Promise.race([until, new Promise((done) => setTimeout(done, STEP_TIMEOUT_MS))]).then(() => false)
  void isOver.then(history.block({ blockerFn: () => isOver, enableBeforeUnload: false }))
}
