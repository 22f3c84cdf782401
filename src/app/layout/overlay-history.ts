/** The part of the browser's history that Back over an overlay needs. */
export interface BrowserHistory {
  /** The state of the current entry. */
  readonly state: () => unknown
  /** Adds an entry for the same address, unseen by the router: the page stays as it is. */
  readonly push: (state: object) => void
  /** Changes the state of the current entry, unseen by the router. */
  readonly replace: (state: object) => void
  readonly go: (steps: number) => void
  readonly forward: () => void
  /** Calls back on every step through history, before the router does; undefined removes the listener. */
  readonly onPop: (listener: ((event: { stopImmediatePropagation(): void }) => void) | undefined) => void
  /** Runs in a new task: closing an overlay and then navigating is one step. */
  readonly defer: (run: () => void) => void
  /** Runs once a step that has not happened yet never will. */
  readonly afterStep: (run: () => void) => void
}

export interface OverlayHistoryDeps {
  readonly history: BrowserHistory
  readonly overlays: { readonly isOpen: () => boolean; readonly closeTop: () => unknown }
  readonly router: {
    /** The key of the router's current entry. */
    readonly entryKey: () => string | undefined
    /** No navigation is running: a guard may still redirect. */
    readonly isSettled: () => boolean
    /** Blocks navigations until then. */
    readonly hold: (until: Promise<void>) => void
  }
}

export interface OverlayHistory {
  /** To be called whenever overlays open or close, and whenever a navigation has settled. */
  readonly sync: () => void
  /** Goes back to the page before, from the current page's own entry and the extra one on top of it. */
  readonly leavePage: () => void
}

const MARK = 'isOverlay'

function getField(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined
}

/**
 * Makes Back close the top overlay. While any overlay is open, an extra entry of the same address lies on top of the
 * page's own; Back leaves it and closes the overlay. When none is open any more, the extra entry is left too.
 *
 */
export function bindBackToOverlays({ history, overlays, router }: OverlayHistoryDeps): OverlayHistory {
  /** Resolves when our own step back has happened. */
  let leaving: Promise<void> | undefined
  let onLeft: (() => void) | undefined
  const isMarked = (): boolean => getField(history.state(), MARK) === true
  const isOnRoutersPage = (): boolean => getField(history.state(), '__TSR_key') === router.entryKey()

  function reconcile(): void {
    if (!router.isSettled() || !isOnRoutersPage()) return
    const isOpen = overlays.isOpen()
    if (isOpen && !isMarked()) history.push({ ...(history.state() as object), [MARK]: true })
    else if (!isOpen && isMarked()) leave()
  }

  /** The browser steps back asynchronously: a navigation meanwhile would be undone by it. */
  function stepBack(steps: number): void {
    leaving = new Promise((done) => (onLeft = done))
    const ours = leaving
    router.hold(leaving)
    history.go(-steps)
    history.afterStep(() => {
      if (leaving === ours) stayHere()
    })
  }

  function endStep(): void {
    onLeft?.()
    onLeft = undefined
    leaving = undefined
  }

  /** A page that navigated in a frame had entries too: a step between them calls nobody back. This one becomes the page's own. */
  function stayHere(): void {
    endStep()
    if (isOnRoutersPage() && isMarked() && !overlays.isOpen())
      history.replace({ ...(history.state() as object), [MARK]: false })
  }

  function leave(): void {
    // One step is enough, however often it is requested before it happens.
    if (!leaving) stepBack(1)
  }

  history.onPop((event) => {
    const isOwn = onLeft !== undefined
    endStep()
    if (!isOnRoutersPage()) {
      // A step to another page: close the overlays of the page before.
      for (let most = 20; overlays.isOpen() && most > 0; most -= 1) overlays.closeTop()
      if (isMarked()) leave()
      return
    }
    // A step between a page's own entry and the extra one: no navigation.
    event.stopImmediatePropagation()
    if (isMarked()) {
      if (!overlays.isOpen()) history.forward()
      return
    }
    if (!overlays.isOpen()) return
    // Our own step must not close an overlay that opened since.
    if (!isOwn) overlays.closeTop()
    history.defer(reconcile)
  })

  return {
    sync: () => history.defer(reconcile),
    leavePage() {
      if (leaving) void leaving.then(() => stepBack(1))
      else stepBack(isMarked() ? 2 : 1)
    },
  }
}
