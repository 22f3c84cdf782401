import { expect, type Page } from 'playwright/test'
import type { Fault, MockWorld } from '../../support/mock-world.ts'
import type { Line } from './line.ts'

/** Where the connection is cut, and how. `after`: the server has done its work by then, only its answer is lost. */
export interface Cut {
  readonly at: string
  /** `line`: the browser's own connections are reset while the call is under way; the others befall the server. */
  readonly how: 'line' | 'drop' | 'timeout' | 'gateway' | 'malformed'
  readonly after: boolean
}

/** What befalls one deposit or withdrawal. */
export interface CutRun {
  readonly what: 'deposit' | 'withdrawal'
  readonly cuts: readonly Cut[]
  /** The page is loaded anew while the call is under way. */
  readonly reloads: boolean
  /** The network goes for a moment right after the tap. */
  readonly goesOffline: boolean
  /** While it is unknown, the player sends the same request again. */
  readonly asksAgain: boolean
}

/** What the player sees. */
export type Seen = 'loading' | 'failed' | 'form' | 'confirming' | 'sending' | 'unknown' | 'notMade' | 'made'

/** What of a money screen is pressed and read; each of deposit and withdrawal has its own. */
export interface MoneyScreen {
  readonly path: string
  readonly see: (page: Page) => Promise<Seen>
  /** Fills what is to be filled where the player is. */
  readonly fill: (page: Page) => Promise<void>
  /** Presses what confirms, twice as quickly as a finger can. */
  readonly confirm: (page: Page) => Promise<void>
  readonly again: (page: Page) => Promise<void>
  /** Presses what sends the same request again while it is unknown, where the screen offers it at once. */
  readonly askAgain?: (page: Page) => Promise<void>
  /** Where the player confirms: on the form itself, or on what it leads to. */
  readonly confirmsAt: 'form' | 'confirming'
}

const FAULTS: Record<Cut['how'], Fault> = {
  // Long enough for the line to be cut meanwhile.
  line: { kind: 'delay', ms: 1500 },
  drop: { kind: 'drop' },
  timeout: { kind: 'timeout' },
  gateway: { kind: 'status', status: 504 },
  malformed: { kind: 'malformed' },
}

/** More steps than any run takes. */
const MOST_STEPS = 60
const TEN_SECONDS = 10_000
const QUARTER_HOUR = 16 * 60_000

/**
 * Plays one run as a player would, until the order is made: confirms, waits, looks, tries again when told that nothing
 * was made. Gives how often the player confirmed, how often they were told, in words or by the form, that it came to
 * nothing, and all that they saw.
 */
export async function playCutRun(
  page: Page,
  world: MockWorld,
  line: Line,
  screen: MoneyScreen,
  run: CutRun,
): Promise<{ confirmed: number; notMade: number; story: readonly Seen[] }> {
  const story: Seen[] = []
  let confirmed = 0
  let notMade = 0
  let isOpen = false
  let mayReload = run.reloads
  let looks = 0
  let mayCut = run.cuts.some(({ how }) => how === 'line')
  // The page before may just be leading to its order, or leaving the entry of its sheet, and win.
  await expect(async () => {
    await page.goto(`${line.url}${screen.path}`, { timeout: 30_000 })
    expect(page.url()).toBe(`${line.url}${screen.path}`)
  }).toPass()
  for (const { at, how, after } of run.cuts) await world.fault(at, FAULTS[how], { after })

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

  for (let step = 0; step < MOST_STEPS; step += 1) {
    const seen = await screen.see(page)
    story.push(seen)
    switch (seen) {
      case 'made':
        return { confirmed, notMade, story }
      case 'form':
      case 'confirming':
        // What is pressed may be gone by then: the player looks again.
        await (seen === screen.confirmsAt ? confirm() : screen.fill(page)).catch(unlessGone)
        break
      case 'notMade':
        notMade += 1
        isOpen = false
        await screen.again(page).catch(unlessGone)
        break
      case 'failed':
        await world.heal()
        await reload(page)
        break
      case 'sending':
        if (mayCut) {
          mayCut = false
          line.cut()
        } else if (mayReload) {
          mayReload = false
          await reload(page)
        } else await page.clock.fastForward(TEN_SECONDS)
        break
      case 'unknown':
        // The line is whole again; what never arrived is certain only once it can no longer be made.
        await world.heal()
        // The page's clock runs ahead of the server's: a call that still is on its way would come too late otherwise.
        // One of ours by the same way comes after it.
        await page.request.get(`${line.url}/api/config/fetch`, { headers: { deviceId: 'probe' } })
        await expect.poll(() => world.isAtRest()).toBe(true)
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

/** Loads the page anew; a step that the page itself takes in history at that moment ends it, and the player does it again. */
async function reload(page: Page): Promise<void> {
  await expect(() => page.reload({ timeout: 30_000 })).toPass()
}

function unlessGone(error: unknown): void {
  if (!(error instanceof Error && error.name === 'TimeoutError')) throw error
}
