/** The part of the browser's history that Back over an overlay needs. */
export interface BackHost {
  /** The state of the present entry. */
  readonly state: () => unknown
  /** Adds an entry for the same address. The router is not told: the page stays as it is. */
  readonly push: (state: object) => void
  readonly back: () => void
  readonly forward: () => void
  /** Calls before the router does, on every step through history. */
  readonly onPop: (listener: (event: { stopImmediatePropagation(): void }) => void) => void
  /** Runs after whatever the present task still does: closing and then navigating is one act. */
  readonly later: (run: () => void) => void
}

export interface OverlayHistoryDeps {
  readonly host: BackHost
  readonly overlays: { readonly isOpen: () => boolean; readonly closeTop: () => unknown }
  readonly router: {
    /** The key of the entry that the router believes to be on. */
    readonly entryKey: () => string | undefined
    /** No navigation is under way: a guard may still lead elsewhere. */
    readonly isSettled: () => boolean
    /** Lets no navigation begin until then. */
    readonly hold: (until: Promise<void>) => void
  }
}

const MARK = 'isOverlay'

/**
 * Makes Back close the top overlay, for all overlays at once. While any is open
 * one extra entry of the same address lies on top of the page's own; leaving it closes the top overlay. When none is
 * open any more the entry is left again, so that Back then leaves the page as it always does.
 *
 * @returns to be called whenever overlays open or close and whenever a navigation has settled
 */
export function bindBackToOverlays({ host, overlays, router }: OverlayHistoryDeps): () => void {
  /** Tells that our own step back has been taken. */
  let left: (() => void) | undefined
  const isMarked = (): boolean => fieldOf(host.state(), MARK) === true
  const isOnRoutersPage = (): boolean => fieldOf(host.state(), '__TSR_key') === router.entryKey()

  function reconcile(): void {
    if (!router.isSettled() || !isOnRoutersPage()) return
    const isOpen = overlays.isOpen()
    if (isOpen && !isMarked()) host.push({ ...(host.state() as object), [MARK]: true })
    else if (!isOpen && isMarked()) leave()
  }

  /** The browser takes a step when it comes to it: a tap on a link meanwhile would be undone by it. */
  function leave(): void {
    // One step is enough, however often it is asked for before it is taken.
    if (left) return
    router.hold(new Promise((done) => (left = done)))
    host.back()
  }

  host.onPop((event) => {
    const isOwn = left !== undefined
    left?.()
    left = undefined
    if (!isOnRoutersPage()) {
      // A step to another page. What was open belonged to the one before.
      for (let left = 20; overlays.isOpen() && left > 0; left -= 1) overlays.closeTop()
      if (isMarked()) leave()
      return
    }
    // A step between a page's own entry and the extra one: no navigation.
    event.stopImmediatePropagation()
    if (isMarked()) {
      if (!overlays.isOpen()) host.forward()
      return
    }
    if (!overlays.isOpen()) return
    // What has opened since our own step was asked for is not what anybody wanted to leave.
    if (!isOwn) overlays.closeTop()
    host.later(reconcile)
  })

  return () => host.later(reconcile)
}

function fieldOf(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined
}
