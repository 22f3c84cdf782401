/** The parts of a page that show whether it is visible. */
export interface VisibilityHost {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>
  readonly window: Pick<Window, 'addEventListener'>
}

/**
 * Calls back once each time the page becomes visible again, including from the back-forward cache. The initial display
 * does not count.
 */
export function watchVisibleAgain({ document, window }: VisibilityHost, onVisibleAgain: () => void): void {
  let wasHidden = false
  const hide = () => {
    wasHidden = true
  }
  const show = () => {
    if (!wasHidden || document.visibilityState !== 'visible') return
    wasHidden = false
    onVisibleAgain()
  }
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? hide() : show()))
  window.addEventListener('pagehide', hide)
  window.addEventListener('pageshow', show)
}
