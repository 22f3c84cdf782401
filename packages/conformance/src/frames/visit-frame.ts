import type { Browser, Frame, Page } from 'playwright'
import type { FrameStep } from '../config/frame-config.ts'
import { parseEvent, type FrameVisit, type ReceivedMessage } from './frame-visit.ts'
import { HOST_PAGE, REFUSE_STORAGE } from './host-page.ts'

export interface FrameTimes {
  readonly loadMs: number
  readonly eventMs: number
  readonly settleMs: number
}

interface VisitOptions {
  readonly app: string
  readonly address: string
  readonly steps: readonly FrameStep[]
  /** Whether to tap every button if no steps are given. */
  readonly tapsAll: boolean
  readonly times: FrameTimes
}

const SHUT = 'chrome-error:'
/** External links are skipped, because the page is not responsible for their targets. */
const TAPPED = [
  'button',
  'a[href]:not([href*="//"])',
  '[role=button]',
  '[role=tab]',
  'input[type=button]',
  'input[type=submit]',
]
const MAX_TAPS = 25
const TAP_MS = 1000

/** Opens a page in a frame of the app's origin as the app does, taps, and returns what happened. */
export async function visitFrame(browser: Browser, options: VisitOptions): Promise<FrameVisit> {
  const { app, address, times } = options
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
  await context.addInitScript(REFUSE_STORAGE)
  try {
    const page = await context.newPage()
    const seen = await listen(page)
    // Only the page around the frame is simulated. The frame and all it loads come from its server.
    await page.route(`${app}/`, (route) => route.fulfill({ contentType: 'text/html', body: HOST_PAGE }))
    await page.goto(`${app}/`)
    watchResponse(page, seen)
    await page.evaluate(`openFrame(${JSON.stringify(address)})`)
    await seen.waitUntil(() => seen.isLoaded, times.loadMs)
    await seen.waitUntil(() => false, times.settleMs)
    const frame = page.mainFrame().childFrames()[0]
    const isShown = frame !== undefined && seen.isLoaded && !frame.url().startsWith(SHUT)
    const getOrigin = (): string => (isShown && URL.canParse(frame.url()) ? new URL(frame.url()).origin : '')
    const firstOrigin = getOrigin()
    const missing = isShown ? await tap(frame, seen, options) : []
    const origin = getOrigin()
    seen.isClosed = true
    await page.evaluate('closeFrame()')
    await seen.waitUntil(() => false, times.settleMs)
    const { received, errors, complaints, status } = seen
    const why = seen.failure ?? (seen.isLoaded ? 'the app may not frame it' : 'it did not load in time')
    return {
      ...(!isShown && { blocked: why }),
      ...(status !== undefined && { status }),
      ...{ received, errors, complaints, firstOrigin, origin, missing, taps: seen.after + 1 },
    }
  } finally {
    await context.close()
  }
}

/** Collects what happens while a page is open. */
class Seen {
  readonly received: ReceivedMessage[] = []
  readonly errors: string[] = []
  readonly complaints: string[] = []
  isLoaded = false
  isClosed = false
  after = -1
  status: number | undefined
  failure: string | undefined
  #wake: () => void = () => undefined

  change(apply: () => void): void {
    apply()
    this.#wake()
  }

  /** Waits until a condition holds, at most for the given time. */
  async waitUntil(holds: () => boolean, milliseconds: number): Promise<void> {
    const end = performance.now() + milliseconds
    while (!holds() && performance.now() < end) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, end - performance.now())
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }
}

async function listen(page: Page): Promise<Seen> {
  const seen = new Seen()
  type Message = Pick<ReceivedMessage, 'text' | 'isText' | 'origin' | 'isPage'>
  await page.exposeFunction('reportMessage', (message: Message) =>
    seen.change(() => seen.received.push({ ...message, after: seen.after, isClosed: seen.isClosed })),
  )
  await page.exposeFunction('reportLoaded', () => seen.change(() => (seen.isLoaded = true)))
  page.on('pageerror', (error) => seen.errors.push(error.message))
  page.on('console', (line) => {
    if (line.type() === 'error') seen.complaints.push(line.text())
  })
  return seen
}

/** Records the HTTP status of the framed page. Call it once the host page is loaded. */
function watchResponse(page: Page, seen: Seen): void {
  page.on('response', (response) => {
    const isFinalResponse =
      response.request().isNavigationRequest() && !(response.status() >= 300 && response.status() < 400)
    if (isFinalResponse) seen.status ??= response.status()
  })
  page.on('requestfailed', (request) => {
    if (request.isNavigationRequest() && seen.status === undefined) seen.failure ??= request.failure()?.errorText
  })
}

/** Taps the given steps, or every button. Returns the names of missing buttons. */
async function tap(frame: Frame, seen: Seen, { steps, tapsAll, times }: VisitOptions): Promise<string[]> {
  const missing: string[] = []
  for (const { click: name, sends } of steps) {
    const named = (role: 'button' | 'link' | 'tab') => frame.getByRole(role, { name })
    const target = named('button').or(named('link')).or(named('tab')).first()
    seen.after += 1
    const isThere = await target.click({ timeout: times.eventMs }).then(
      () => true,
      () => false,
    )
    if (!isThere) missing.push(name)
    const hasArrived = () => seen.received.some(({ after, text }) => after === seen.after && parseEvent(text) === sends)
    if (isThere && sends !== undefined) await seen.waitUntil(hasArrived, times.eventMs)
    await seen.waitUntil(() => false, times.settleMs)
  }
  if (steps.length > 0 || !tapsAll) return missing
  const all = frame.locator(TAPPED.map((selector) => `${selector}:visible`).join(', '))
  for (let place = 0; place < MAX_TAPS && place < (await all.count()); place += 1) {
    seen.after += 1
    await all
      .nth(place)
      .click({ timeout: TAP_MS })
      .catch(() => undefined)
    await seen.waitUntil(() => false, times.settleMs)
  }
  return missing
}
