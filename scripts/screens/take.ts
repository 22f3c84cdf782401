import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { hashPassword } from '../../src/lib/password-hash.ts'
import { buildGallery } from '../../tests/support/build-gallery.ts'
import { MockWorld } from '../../tests/support/mock-world.ts'
import { startServers } from '../../tests/support/servers.ts'
import { chromiumArguments, ensureChromium } from '../setup/chromium.mjs'
import { fileOf, NOW, shotsOf, VIEWPORTS, type Screen, type Shot } from './screen.ts'

/** Pictures of a page that does not come to rest. */
const MOST_PICTURES = 8

/** Pictures taken at the same time. */
const AT_ONCE = 2

/**
 * Takes every screen in every combination into a folder, each in a world of its own in which chance falls the same way
 * each time, with the clock of page and mock standing still. Gives the shots and the files that differ from what the
 * folder held before. Throws, after the others, where a page did not come into its state.
 */
export async function takeAll(screens: Screen[], out: string): Promise<{ shots: Shot[]; changed: Set<string> }> {
  const servers = await startServers(await buildGallery(), NOW)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments() })
  const changed = new Set<string>()
  const failures: unknown[] = []
  const queue = [...screens]
  // A world is named after its screen, so the pictures of one screen come one after the other.
  const worker = async (): Promise<void> => {
    for (let screen = queue.shift(); screen !== undefined; screen = queue.shift()) {
      for (const shot of shotsOf(screen)) {
        const file = join(out, fileOf(shot))
        const before = await hashOf(file)
        try {
          await take(browser, servers, screen, shot, file)
        } catch (error) {
          failures.push(new Error(fileOf(shot), { cause: error }))
        }
        if (before !== (await hashOf(file))) changed.add(fileOf(shot))
      }
      console.log(screen.name)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  } finally {
    await browser.close()
    await servers.stop()
  }
  if (failures.length > 0) throw new AggregateError(failures, 'These pictures could not be taken')
  return { shots: screens.flatMap(shotsOf), changed }
}

async function take(
  browser: Browser,
  { appUrl, mockUrl }: { appUrl: string; mockUrl: string },
  screen: Screen,
  shot: Shot,
  file: string,
): Promise<void> {
  const world = await MockWorld.create(mockUrl, `screens-${screen.name}`)
  const options: BrowserContextOptions = {
    viewport: VIEWPORTS[shot.viewport],
    baseURL: appUrl,
    reducedMotion: 'reduce',
    ...(shot.viewport === 'phone' ? { deviceScaleFactor: 2, isMobile: true, hasTouch: true } : {}),
  }
  const context = await browser.newContext({
    ...options,
    storageState: { cookies: [], origins: [{ origin: appUrl, localStorage: settings(shot) }] },
  })
  try {
    await context.addCookies([{ name: 'tumpak_world', value: world.id, url: appUrl, sameSite: 'Lax' }])
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    await page.clock.setFixedTime(NOW)
    if (screen.as !== undefined) {
      const answer = await context.request.post('/api/user/login', {
        data: { username: screen.as, password: hashPassword('tumpak123') },
        headers: { deviceId: 'screens' },
      })
      const { data } = (await answer.json()) as { data: unknown }
      // The page remembers the player as it would after its own login.
      await page.addInitScript(
        (user) => localStorage.setItem('TUMPAK_USERINFO', JSON.stringify({ value: user, expires: null })),
        data,
      )
    }
    await page.goto(screen.path)
    await page.waitForLoadState('networkidle')
    await screen.before?.(page, world)
    await settled(page)
    await writeFile(file, await steadyPicture(page, screen.isWhole === true))
  } finally {
    await context.close()
  }
}

/** Everything has come that the picture shows: calls, pictures, and what they changed. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const seen = [...document.images].filter((image) => image.complete || image.loading === 'eager')
    await Promise.allSettled(seen.map((image) => image.decode()))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}

/** A picture that stays the same when it is taken again: what came a moment later is on it. */
async function steadyPicture(page: Page, fullPage: boolean): Promise<Buffer> {
  const options = { animations: 'disabled', fullPage } as const
  let last = await page.screenshot(options)
  for (let again = 0; again < MOST_PICTURES; again += 1) {
    const next = await page.screenshot(options)
    if (next.equals(last)) return next
    last = next
  }
  return last
}

/** What the settings store would have stored. */
function settings({ theme, language }: Shot): { name: string; value: string }[] {
  const stored = { TUMPAK_THEME: theme, TUMPAK_LANGUAGE: language, TUMPAK_DEVICEID: 'screens' }
  return Object.entries(stored).map(([name, value]) => ({ name, value: JSON.stringify({ value, expires: null }) }))
}

async function hashOf(file: string): Promise<string | undefined> {
  const bytes = await readFile(file).catch(() => undefined)
  return bytes === undefined ? undefined : createHash('sha256').update(bytes).digest('hex')
}
