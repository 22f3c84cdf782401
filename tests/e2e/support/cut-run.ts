import { expect, type Page } from 'playwright/test'
import type { Fault, MockSandbox } from '../../support/mock-sandbox.ts'
import type { FlakyProxy } from './flaky-proxy.ts'

/** Where and how a connection is cut. `after`: the server has done its work and only the response is lost. */
export interface Cut {
  readonly at: string
  /** `connection`: resets the browser's connections during the request; the others are faults of the server. */
  readonly how: 'connection' | 'drop' | 'timeout' | 'gateway' | 'malformed'
  readonly after: boolean
}

/** The faults of one deposit or withdrawal. */
export interface CutRun {
  readonly what: 'deposit' | 'withdrawal'
  readonly cuts: readonly Cut[]
  /** Reloads the page during the request. */
  readonly reloads: boolean
  /** The network is off for a moment right after the tap. */
  readonly goesOffline: boolean
  /** The player repeats the request while its outcome is unknown. */
  readonly asksAgain: boolean
}

/** What the player sees. */
export type Seen = 'loading' | 'failed' | 'form' | 'confirming' | 'sending' | 'unknown' | 'notMade' | 'made'

/** The controls and texts of a money screen; deposit and withdrawal have their own. */
export interface MoneyScreen {
  readonly path: string
  readonly see: (page: Page) => Promise<Seen>
  /** Fills the current form. */
  readonly fill: (page: Page) => Promise<void>
  /** Confirms with a double tap, faster than a finger can. */
  readonly confirm: (page: Page) => Promise<void>
  readonly again: (page: Page) => Promise<void>
  /** Repeats the request while its outcome is unknown, if the screen offers it at once. */
  readonly askAgain?: (page: Page) => Promise<void>
  /** Where the player confirms: on the form itself, or on the next view. */
  readonly confirmsAt: 'form' | 'confirming'
}

const FAULTS: Record<Cut['how'], Fault> = {
  // Long enough to cut the connection meanwhile.
  connection: { kind: 'delay', ms: 1500 },
  drop: { kind: 'drop' },
  timeout: { kind: 'timeout' },
  gateway: { kind: 'status', status: 504 },
  malformed: { kind: 'malformed' },
}

/** More steps than any run takes. */
const MAX_STEPS = 60
const TEN_SECONDS = 10_000
const QUARTER_HOUR = 16 * 60_000

/**
 * Plays one run as a player would, until the request succeeds, retrying after a failure.
 * @returns the number of confirmations and of reported failures, and everything the player saw
 */
export async function playCutRun(
  page: Page,
  sandbox: MockSandbox,
  proxy: FlakyProxy,
  screen: MoneyScreen,
  run: CutRun,
): Promise<{ confirmed: number; notMade: number; story: readonly Seen[] }> {
  const story: Seen[] = []
  let confirmed = 0
  let notMade = 0
  let isOpen = false
  let mayReload = run.reloads
  let looks = 0
  let mayCut = run.cuts.some(({ how }) => how === 'connection')
  // The previous page's pending navigation may win.
  await expect(async () => {
    await page.goto(`${proxy.url}${screen.path}`, { timeout: 30_000 })
    expect(page.url()).toBe(`${proxy.url}${screen.path}`)
  }).toPass()
  for (const { at, how, after } of run.cuts) await sandbox.injectFault(at, FAULTS[how], { after })

  const confirm = async () => {
    await screen.fill(page)
    if (isOpen) notMade += 1
    isOpen = true
    confirmed += 1
    await screen.confirm(page)
    if (!run.goesOffline || confirmed > 1) return
    await page.context().setOffline(true)
    await page.clock.fastForward(500)
    await page.context().setOffline(false)
  }

  for (let step = 0; step < MAX_STEPS; step += 1) {
    const seen = await screen.see(page)
    story.push(seen)
    switch (seen) {
      case 'made':
        return { confirmed, notMade, story }
      case 'form':
      case 'confirming':
        // The control may be gone by now: look again.
        await (seen === screen.confirmsAt ? confirm() : screen.fill(page)).catch(unlessGone)
        break
      case 'notMade':
        notMade += 1
        isOpen = false
        await screen.again(page).catch(unlessGone)
        break
      case 'failed':
        await sandbox.clearFaults()
        await reload(page)
        break
      case 'sending':
        if (mayCut) {
          mayCut = false
          proxy.cut()
        } else if (mayReload) {
          mayReload = false
          await reload(page)
        } else await page.clock.fastForward(TEN_SECONDS)
        break
      case 'unknown':
        // Restore the connection; a lost request is certain only once it can no longer succeed.
        await sandbox.clearFaults()
        // The page's clock runs ahead of the server's, so wait for pending requests: a probe on the same connection
        // arrives after them.
        await page.request.get(`${proxy.url}/api/config/fetch`, { headers: { deviceId: 'probe' } })
        await expect.poll(() => sandbox.isIdle()).toBe(true)
        looks += 1
        if (run.asksAgain && screen.askAgain && looks % 2 === 1) {
          await screen.askAgain(page).catch(unlessGone)
          break
        }
        await page.clock.fastForward(looks % 4 === 0 ? QUARTER_HOUR : TEN_SECONDS)
        break
      case 'loading':
        await page.clock.fastForward(1000)
    }
  }
  throw new Error(`Not settled: ${JSON.stringify(run)}`)
}

/** Reloads the page; a history step of the page at that moment cancels it, and the player retries. */
async function reload(page: Page): Promise<void> {
  await expect(() => page.reload({ timeout: 30_000 })).toPass()
}

function unlessGone(error: unknown): void {
  if (!(error instanceof Error && error.name === 'TimeoutError')) throw error
}
