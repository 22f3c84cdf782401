import { APP_PAUSE, APP_RESUME } from '#src/lib/app-events.ts'
import { listen, stopAll, type Stop } from '#src/lib/stop.ts'

/** The parts of a page that report whether it is visible. */
export interface VisibilityHost {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/**
 * Calls back once each time the page becomes visible again, however many events browser and wrapper fire. A page restored
 * from the back-forward cache counts; the first time does not.
 */
export function watchVisibleAgain({ document, window }: VisibilityHost, onVisibleAgain: () => void): Stop {
  let wasHidden = false
  const hide = () => {
    wasHidden = true
  }
  const show = () => {
    if (!wasHidden || document.visibilityState !== 'visible') return
    wasHidden = false
    onVisibleAgain()
  }
  const toggle = () => (document.visibilityState === 'hidden' ? hide() : show())
  return stopAll([
    listen(document, 'visibilitychange', toggle),
    ...['pagehide', APP_PAUSE].map((type) => listen(window, type, hide)),
    ...['pageshow', APP_RESUME].map((type) => listen(window, type, show)),
  ])
}
