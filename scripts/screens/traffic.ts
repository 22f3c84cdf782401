import type { Page, Request } from 'playwright'

/** Milliseconds without a pending request after which a page is complete. */
const QUIET_MS = 200
/** A longer request hangs on purpose. */
const MAX_REQUEST_MS = 3000
const LOOK_MS = 40

/**
 * The pending requests of a page. Unlike Playwright's `networkidle` it can be awaited repeatedly, and ignores frames,
 * such as a game that keeps calling its own server.
 */
export class Traffic {
  readonly #underWay = new Set<Request>()
  #changedAt = Date.now()

  constructor(page: Page) {
    page.on('request', (request) => {
      if (request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
      this.#underWay.add(request)
      this.#changedAt = Date.now()
    })
    const ended = (request: Request): void => {
      if (this.#underWay.delete(request)) this.#changedAt = Date.now()
    }
    page.on('requestfinished', ended)
    page.on('requestfailed', ended)
  }

  /** Waits until nothing is pending and no new request has started. */
  async quiet(): Promise<void> {
    // The last action may be about to send a request.
    this.#changedAt = Date.now()
    for (const since = Date.now(); Date.now() - since < MAX_REQUEST_MS;) {
      if (this.#underWay.size === 0 && Date.now() - this.#changedAt >= QUIET_MS) return
      await new Promise((again) => setTimeout(again, LOOK_MS))
    }
  }
}
