import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { buildGallery } from '../../tests/support/build-gallery.ts'
import { MockSandbox } from '../../tests/support/mock-sandbox.ts'
import { clickPersistently } from '../../tests/e2e/support/persistent-click.ts'
import { seenBefore } from '../../tests/support/seen-before.ts'
import { startServers } from '../../tests/support/servers.ts'
import { ensureChromium } from '../chromium.ts'
import { chromiumArguments } from '@tumpak/contract-kit/find-chromium.ts'
import { looksSame } from './same-picture.ts'
import { Traffic } from './traffic.ts'
import { toFileName, NOW, VIEWPORTS, type Screen, type Shot } from './screen.ts'

/** Pictures of a page that does not come to rest. */
const MAX_PICTURES = 8

/** The result of a run. */
export interface Taken {
  shots: Shot[]
  /** Files that differ from the last run, or are new. */
  changed: Set<string>
  /** The pictures whose page did not reach its state, with the reason, one line each. */
  failures: string[]
}

/** The height of the tallest picture, in CSS pixels. */
const MAX_HEIGHT = 7000

/** How long to wait for a picture in the page. */
const MAX_WAIT_MS = 8000

/** A fixed port, because a page may show its own address. */
const APP_PORT = 41_730

/** Pictures taken in parallel. */
const CONCURRENCY = 2

/**
 * Takes every screen in the requested combinations, each in a sandbox of its own with fixed randomness and fixed clocks
 * of page and mock. Returns the shots, the files that changed, and why some could not be taken.
 */
export async function takeAll(screens: Screen[], out: string, listShots: (screen: Screen) => Shot[]): Promise<Taken> {
  const servers = await startServers(await buildGallery('screens'), NOW, APP_PORT)
  const browsers = new Map<number, Promise<Browser>>()
  // The text size is a setting of the browser, so that media queries follow it.
  const getBrowser = ({ textSize = 16 }: { textSize?: number } = {}): Promise<Browser> => {
    const args = [...chromiumArguments(), `--blink-settings=defaultFontSize=${String(textSize)}`]
    const browser = browsers.get(textSize) ?? chromium.launch({ executablePath: ensureChromium(), args })
    browsers.set(textSize, browser)
    return browser
  }
  const changed = new Set<string>()
  const failures: string[] = []
  const queue = [...screens]
  // A sandbox is named after its screen, so the pictures of one screen are taken one after the other.
  const worker = async (): Promise<void> => {
    for (let screen = queue.shift(); screen !== undefined; screen = queue.shift()) {
      for (const shot of listShots(screen)) {
        const file = join(out, toFileName(shot))
        try {
          const browser = await getBrowser(VIEWPORTS[shot.viewport])
          const picture = await take(browser, servers, screen, shot)
          const last = await readFile(file).catch(() => undefined)
          if (last !== undefined && (await looksSame(browser, last, picture))) continue
          // Keep a picture that looks the same, so that small differences do not add up over runs.
          await writeFile(file, picture)
          changed.add(toFileName(shot))
        } catch (error) {
          failures.push(`${toFileName(shot)}: ${error instanceof Error ? error.message : String(error)}`)
        }
      }
      console.log(screen.name)
    }
  }
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  } finally {
    for (const browser of browsers.values()) await (await browser).close()
    await servers.stop()
  }
  return { shots: screens.flatMap(listShots), changed, failures }
}

async function take(
  browser: Browser,
  { appUrl, mockUrl }: { appUrl: string; mockUrl: string },
  screen: Screen,
  shot: Shot,
): Promise<Buffer> {
  const sandbox = await MockSandbox.create(mockUrl, `screens-${screen.name}`, screen.scenario)
  const { width, height, isTouch = false } = VIEWPORTS[shot.viewport]
  const options: BrowserContextOptions = {
    viewport: { width, height },
    baseURL: appUrl,
    reducedMotion: 'reduce',
    ...(isTouch ? { deviceScaleFactor: 2, isMobile: true, hasTouch: true } : {}),
  }
  const context = await browser.newContext({
    ...options,
    storageState: { cookies: [], origins: [{ origin: appUrl, localStorage: settings(shot) }] },
  })
  try {
    await context.addCookies([{ name: 'tumpak_sandbox', value: sandbox.id, url: appUrl, sameSite: 'Lax' }])
    const page = await context.newPage()
    await clickPersistently(context, page)
    page.setDefaultTimeout(30_000)
    const traffic = new Traffic(page)
    await page.clock.setFixedTime(NOW)
    // After the clock: the day of the pictures decides what was seen today.
    if (screen.isFirstVisit !== true) await context.addInitScript(seenBefore)
    if (screen.as !== undefined) {
      const response = await context.request.post('/api/user/login', {
        data: { username: screen.as, password: hashPassword('tumpak123') },
        headers: { deviceId: 'screens' },
      })
      const { data } = (await response.json()) as { data: unknown }
      // The page remembers the player as after its own login.
      await page.addInitScript(
        (user) => localStorage.setItem('TUMPAK_USERINFO', JSON.stringify({ value: user, expires: null })),
        data,
      )
    }
    await page.goto(screen.path)
    await traffic.quiet()
    if (screen.isFirstVisit !== true && screen.showsPrompt !== true) await dismissPrompts(page)
    await screen.before?.(page, sandbox)
    await traffic.quiet()
    if (screen.isWhole === true) await unroll(page, traffic)
    if (screen.isFirstVisit !== true && screen.showsPrompt !== true) await dismissKycReminder(page)
    await toastsGone(page)
    await settled(page)
    return await steadyPicture(page)
  } finally {
    await context.close()
  }
}

/** Dismisses a late KYC reminder: a slow machine's page may have been idle before. */
async function dismissKycReminder(page: Page): Promise<void> {
  const reminder = page.getByRole('alertdialog', { name: /^(Verify your identity|Xác minh danh tính)$/ })
  if (!(await reminder.isVisible())) return
  await reminder.getByRole('button').first().click()
  await reminder.waitFor({ state: 'detached' })
}

/** Dismisses prompts, such as the KYC reminder of every player without verification. */
async function dismissPrompts(page: Page): Promise<void> {
  const open = page.locator('dialog[open]')
  if ((await open.count()) === 0) return
  await page.keyboard.press('Escape')
  await open.waitFor({ state: 'detached' })
}

/**
 * Makes the window as tall as the page, so that lazy content loads and sticky parts are at the bottom. Endless lists
 * stop at a limit.
 */
async function unroll(page: Page, traffic: Traffic): Promise<void> {
  const width = page.viewportSize()?.width ?? VIEWPORTS.phone.width
  // The content is at least as tall as the window, so the page would grow with it forever.
  await page.evaluate(() => {
    const columns = document.querySelector('main')?.parentElement
    columns?.style.setProperty('min-height', '0')
    for (const column of columns?.children ?? []) if (column instanceof HTMLElement) column.style.height = 'auto'
    for (const part of document.querySelectorAll<HTMLElement>('main *')) {
      if (Number.parseFloat(getComputedStyle(part).minHeight) > innerHeight / 2) part.style.minHeight = '0'
    }
  })
  for (let height = 0; height < MAX_HEIGHT;) {
    const next = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), MAX_HEIGHT)
    if (next === height) return
    height = next
    await page.setViewportSize({ width, height })
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await traffic.quiet()
  }
}

/** Waits until toasts are gone: whether one is on a picture would depend on the machine. The gallery shows them. */
async function toastsGone(page: Page): Promise<void> {
  await page
    .waitForFunction(() => document.querySelector('[popover] li button') === null, undefined, { timeout: MAX_WAIT_MS })
    .catch(() => undefined)
}

/** Waits until every picture in view is drawn, including lazy ones, and their effects. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    const seen = await new Promise<Element[]>((resolve) => {
      const { images } = document
      if (images.length === 0) return resolve([])
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect()
        resolve(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target))
      })
      for (const image of images) observer.observe(image)
    })
    const drawn = Promise.allSettled(seen.map((image) => (image as HTMLImageElement).decode()))
    await Promise.race([drawn, new Promise((over) => setTimeout(over, most))])
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
  }, MAX_WAIT_MS)
}

/** A picture that is identical when taken twice. */
async function steadyPicture(page: Page): Promise<Buffer> {
  const options = { animations: 'disabled' } as const
  let last = await page.screenshot(options)
  for (let again = 0; again < MAX_PICTURES; again += 1) {
    const next = await page.screenshot(options)
    if (next.equals(last)) return next
    last = next
  }
  return last
}

/** The stored settings of a shot. */
function settings({ theme, language }: Shot): { name: string; value: string }[] {
  const stored = { TUMPAK_THEME: theme, TUMPAK_LANGUAGE: language, TUMPAK_DEVICEID: 'screens' }
  return Object.entries(stored).map(([name, value]) => ({ name, value: JSON.stringify({ value, expires: null }) }))
}
