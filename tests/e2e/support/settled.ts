import { expect, type BrowserContext, type Page, type Request } from 'playwright/test'

interface Traffic {
  readonly inFlight: Set<Request>
  sent: number
}

const trafficByPage = new WeakMap<Page, Traffic>()

function getTraffic(page: Page): Traffic {
  const known = trafficByPage.get(page) ?? { inFlight: new Set(), sent: 0 }
  trafficByPage.set(page, known)
  return known
}

/** The traffic that a request counts in: frames and untracked requests count in none. */
function countedIn(request: Request): Traffic | undefined {
  if (request.serviceWorker() || request.isNavigationRequest()) return undefined
  if (['ping', 'media'].includes(request.resourceType()) || request.frame().parentFrame()) return undefined
  return getTraffic(request.frame().page())
}

/** Counts the requests of each page of the context, for {@link settled}. */
export function countRequests(context: BrowserContext): void {
  context.on('request', (request) => {
    const traffic = countedIn(request)
    if (!traffic) return
    traffic.inFlight.add(request)
    traffic.sent += 1
  })
  const onEnd = (request: Request) => countedIn(request)?.inFlight.delete(request)
  context.on('requestfinished', onEnd)
  context.on('requestfailed', onEnd)
}

/**
 * Waits until the page has loaded: `main` is not busy, no request is pending, and the idle page sends no other. Prefer
 * waiting for a role or a text if one shows that the page is ready.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
  const traffic = getTraffic(page)
  let sentBefore = -1
  const isQuiet = async (): Promise<boolean> => {
    const isUnchanged = traffic.sent === sentBefore
    sentBefore = traffic.sent
    // The app starts deferred work when idle; that callback runs before this one.
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1000 })))
    return isUnchanged && traffic.sent === sentBefore && traffic.inFlight.size === 0
  }
  await expect.poll(isQuiet, { intervals: [20, 50], message: 'requests have ended' }).toBe(true)
}
