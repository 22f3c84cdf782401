import type { RouterHistory } from '@tanstack/react-router'
import type { BackHost } from './overlay-history.ts'

/**
 * The browser's history for {@link BackHost}. Make it before the router, so that its listener is called first.
 * The router wraps `history.pushState` to hear of every entry; the prototype's own method passes it by.
 */
export function createBackHost(view: Window & typeof globalThis): BackHost {
  let listener: ((event: PopStateEvent) => void) | undefined
  view.addEventListener('popstate', (event) => listener?.(event))
  return {
    state: () => view.history.state as unknown,
    push: (state) => view.History.prototype.pushState.call(view.history, state, ''),
    back: () => view.history.back(),
    forward: () => view.history.forward(),
    onPop: (next) => {
      listener = next
    },
    later: (run) => void view.setTimeout(run),
  }
}

/** Milliseconds after which a step through history that never came holds nothing up any more. */
const MOST_MS = 1000

/** Lets no navigation of the router begin until a step through history has been taken. */
export function holdNavigation(history: RouterHistory, until: Promise<void>): void {
  const isOver = Promise.race([until, new Promise((done) => setTimeout(done, MOST_MS))]).then(() => false)
  void isOver.then(history.block({ blockerFn: () => isOver, enableBeforeUnload: false }))
}
