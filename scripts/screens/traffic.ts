import type { Page, Request } from 'playwright'

/** Milliseconds without a call under way after which a page has all it asked for. */
const QUIET_MS = 200
/** What takes longer hangs on purpose: such as an answer that never comes. */
const MOST_MS = 3000
const LOOK_MS = 40

/**
 * What a page itself has asked for and not had yet. Unlike Playwright's `networkidle` it can be waited for again and
 * again, and what stands in a frame, such as a game that goes on talking to its own server, is not waited for.
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

  /** Waits until nothing is under way, and nothing new has been asked for since. */
  async quiet(): Promise<void> {
    // What was just done may be about to ask for something.
    this.#changedAt = Date.now()
    for (const since = Date.now(); Date.now() - since < MOST_MS;) {
      if (this.#underWay.size === 0 && Date.now() - this.#changedAt >= QUIET_MS) return
      await new Promise((again) => setTimeout(again, LOOK_MS))
    }
  }
}
