import { readFile, writeFile } from 'node:fs/promises'
import { clickWhenSeen } from '../../tests/e2e/support/presses.ts'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { buildGallery } from '../../tests/support/build-gallery.ts'
import { MockSandbox } from '../../tests/support/mock-sandbox.ts'
import { startServers } from '../../tests/support/servers.ts'
import { type Font, launchChromium } from '../chromium.ts'
import { openPage } from './open-page.ts'
import { NOW, type Screen, type Shot, toFileName, VIEWPORTS } from './screen.ts'
import { takeSteadyPicture } from './steady-picture.ts'
import { Traffic } from './traffic.ts'

/** The tolerance of a color channel, of 255: curves are not always drawn identically. */
const UNSEEN = 16

/** Whether two PNG pictures look the same: equal size, and no visible difference of a pixel. */
async function looksSame(browser: Browser, one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true
  const page = await browser.newPage()
  try {
    return await page.evaluate(
      async ({ pictures, unseen }) => {
        const [first, second] = await Promise.all(
          pictures.map(async (base64) => {
            const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
            const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
            const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
            const context = canvas.getContext('2d')
            context?.drawImage(bitmap, 0, 0)
            return context?.getImageData(0, 0, bitmap.width, bitmap.height)
          }),
        )
        if (!first || !second || first.width !== second.width || first.height !== second.height) return false
        return first.data.every((value, place) => Math.abs(value - (second.data[place] ?? 0)) <= unseen)
      },
      { pictures: [one.toString('base64'), other.toString('base64')], unseen: UNSEEN },
    )
  } finally {
    await page.close()
  }
}

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

/** A fixed port, because a page may show its own address. */
const APP_PORT = 41_730

/** Pictures taken in parallel. */
const CONCURRENCY = 2

/**
 * Takes every screen in the requested combinations, each in a sandbox of its own with fixed randomness and fixed clocks
 * of page and mock. Returns the shots, the files that changed, and why some could not be taken.
 */
export async function takeAll(
  screens: Screen[],
  out: string,
  listShots: (screen: Screen) => Shot[],
  font: Font,
): Promise<Taken> {
  const servers = await startServers(await buildGallery('screens'), NOW, APP_PORT)
  const browsers = new Map<number, Promise<Browser>>()
  // The text size is a setting of the browser, so that media queries follow it.
  const getBrowser = ({ textSize = 16 }: { textSize?: number } = {}): Promise<Browser> => {
    const browser =
      browsers.get(textSize) ?? launchChromium([`--blink-settings=defaultFontSize=${String(textSize)}`], font)
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
  const { as, isFirstVisit } = screen
  const page = await openPage(browser, { ...shot, appUrl, sandboxId: sandbox.id, as, isFirstVisit }, (opened) =>
    opened.clock.setFixedTime(NOW),
  )
  try {
    const traffic = new Traffic(page)
    await page.goto(screen.path)
    await traffic.quiet()
    if (screen.isFirstVisit !== true && screen.showsPrompt !== true) await dismissPrompts(page)
    await screen.before?.(page, sandbox)
    await traffic.quiet()
    if (screen.isWhole === true) await unroll(page, traffic)
    if (screen.isFirstVisit !== true && screen.showsPrompt !== true) await dismissKycReminder(page)
    return await takeSteadyPicture(page)
  } finally {
    await page.context().close()
  }
}

/** Dismisses a late KYC reminder: a slow machine's page may have been idle before. */
async function dismissKycReminder(page: Page): Promise<void> {
  const reminder = page.getByRole('alertdialog', { name: /^(Verify your identity|Xác minh danh tính)$/ })
  if (!(await reminder.isVisible())) return
  await clickWhenSeen(reminder.getByRole('button').first())
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
 * Takes the window's height from the content, which would grow with it forever. Each time: a form with its action at the
 * bottom may have been rendered since.
 */
async function shrinkContent(page: Page): Promise<void> {
  await page.evaluate(() => {
    const columns = document.querySelector('main')?.parentElement
    columns?.style.setProperty('min-height', '0')
    for (const column of columns?.children ?? []) if (column instanceof HTMLElement) column.style.height = 'auto'
    for (const part of document.querySelectorAll<HTMLElement>('main *')) {
      if (Number.parseFloat(getComputedStyle(part).minHeight) > innerHeight / 2) part.style.minHeight = '0'
    }
  })
}

/**
 * Makes the window as tall as the page, so that lazy content loads and sticky parts are at the bottom. Endless lists
 * stop at a limit.
 */
async function unroll(page: Page, traffic: Traffic): Promise<void> {
  const width = page.viewportSize()?.width ?? VIEWPORTS.phone.width
  for (let height = 0; height < MAX_HEIGHT;) {
    await shrinkContent(page)
    const next = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), MAX_HEIGHT)
    if (next === height) return
    height = next
    await page.setViewportSize({ width, height })
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await traffic.quiet()
  }
}
