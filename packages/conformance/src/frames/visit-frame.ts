import type { Browser, Frame, Page } from 'playwright'
import type { FrameStep } from './frame-config.ts'
import { HOST_PAGE, REFUSE_STORAGE } from './host-page.ts'

/** A message that the app's window received. */
export interface ReceivedMessage {
  /** The data as JSON, or as text if that fails. */
  readonly text: string
  /** Whether the data was a text instead of an object. */
  readonly isText: boolean
  readonly origin: string
  /** Whether the frame's own window sent it, not a nested one. */
  readonly isPage: boolean
  /** The index of the last tapped step, -1 before the first. */
  readonly after: number
  /** Whether the app had closed the frame by then. */
  readonly isClosed: boolean
}

/** The observations of a framed page. */
export interface FrameVisit {
  /** Why nothing was shown; undefined if the page loaded. */
  readonly blocked?: string
  readonly status?: number
  readonly received: readonly ReceivedMessage[]
  /** Uncaught exceptions and browser errors. */
  readonly errors: readonly string[]
  readonly complaints: readonly string[]
  /** The page's origin after loading and at the end; '' if it did not load. */
  readonly firstOrigin: string
  readonly origin: string
  /** The names of steps whose button is missing. */
  readonly missing: readonly string[]
  /** The number of taps. */
  readonly taps: number
}

export interface FrameTimes {
  readonly loadMs: number
  readonly eventMs: number
  readonly settleMs: number
}

interface VisitOptions {
  readonly app: string
  readonly address: string
  readonly steps: readonly FrameStep[]
  /** Whether to tap everything if no steps are given. */
  readonly tapsAll: boolean
  readonly times: FrameTimes
}

const SHUT = 'chrome-error:'
/** External links are skipped: their targets are not the page's responsibility. */
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

/** Opens a page in a frame of the app's origin, as the app does, taps, and returns the messages. */
export async function visitFrame(browser: Browser, options: VisitOptions): Promise<FrameVisit> {
  const { app, address, times } = options
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
  await context.addInitScript(REFUSE_STORAGE)
  try {
    const page = await context.newPage()
    const seen = await listen(page)
    // Only the page around the frame is ours; the frame and what it loads come from the server.
    await page.route(`${app}/`, (route) => route.fulfill({ contentType: 'text/html', body: HOST_PAGE }))
    await page.goto(`${app}/`)
    watchResponse(page, seen)
    await page.evaluate(`openFrame(${JSON.stringify(address)})`)
    await seen.until(() => seen.isLoaded, times.loadMs)
    await seen.until(() => false, times.settleMs)
    const frame = page.mainFrame().childFrames()[0]
    const isShown = frame !== undefined && seen.isLoaded && !frame.url().startsWith(SHUT)
    const getOrigin = (): string => (isShown && URL.canParse(frame.url()) ? new URL(frame.url()).origin : '')
    const firstOrigin = getOrigin()
    const missing = isShown ? await tap(frame, seen, options) : []
    const origin = getOrigin()
    seen.isClosed = true
    await page.evaluate('closeFrame()')
    await seen.until(() => false, times.settleMs)
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

/** Observations while a page is open. */
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

  /** Waits for a condition, up to a limit. */
  async until(holds: () => boolean, milliseconds: number): Promise<void> {
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

/** Watches the response of the framed page; call it after the app's side is ready. */
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

/** Taps the given steps, or everything. Returns the missing names. */
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
    const hasCome = () => seen.received.some((one) => one.after === seen.after && eventOf(one.text) === sends)
    if (isThere && sends !== undefined) await seen.until(hasCome, times.eventMs)
    await seen.until(() => false, times.settleMs)
  }
  if (steps.length > 0 || !tapsAll) return missing
  const all = frame.locator(TAPPED.map((one) => `${one}:visible`).join(', '))
  for (let place = 0; place < MAX_TAPS && place < (await all.count()); place += 1) {
    seen.after += 1
    await all
      .nth(place)
      .click({ timeout: TAP_MS })
      .catch(() => undefined)
    await seen.until(() => false, times.settleMs)
  }
  return missing
}

/** A message's event; undefined without one. */
export function eventOf(words: string): unknown {
  try {
    return (JSON.parse(words) as { event?: unknown } | null)?.event
  } catch {
    return undefined
  }
}
