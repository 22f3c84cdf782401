import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions } from 'playwright'
import { hashPassword } from '../../src/lib/password-hash.ts'
import { MockWorld } from '../../tests/support/mock-world.ts'
import { startServers } from '../../tests/support/servers.ts'
import { chromiumArguments, ensureChromium } from '../setup/chromium.mjs'
import { fileOf, LANGUAGES, THEMES, VIEWPORTS, type Screen, type Shot } from './screen.ts'

/** Pictures taken at the same time. */
const AT_ONCE = 2

/**
 * Takes every screen in every combination into a folder, each in a world of its own, with the clock standing still.
 * Gives the shots and the files that differ from what the folder held before.
 */
export async function takeAll(screens: Screen[], out: string): Promise<{ shots: Shot[]; changed: Set<string> }> {
  const shots = screens.flatMap(({ name }) =>
    (Object.keys(VIEWPORTS) as (keyof typeof VIEWPORTS)[]).flatMap((viewport) =>
      THEMES.flatMap((theme) => LANGUAGES.map((language) => ({ screen: name, theme, language, viewport }))),
    ),
  )
  const servers = await startServers()
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments() })
  const changed = new Set<string>()
  try {
    const queue = [...shots]
    const worker = async (): Promise<void> => {
      for (let shot = queue.shift(); shot !== undefined; shot = queue.shift()) {
        const screen = screens.find(({ name }) => name === shot?.screen)
        if (screen === undefined) continue
        const file = join(out, fileOf(shot))
        const before = await hashOf(file)
        await take(browser, servers, screen, shot, file)
        if (before !== (await hashOf(file))) changed.add(fileOf(shot))
        console.log(fileOf(shot))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  } finally {
    await browser.close()
    await servers.stop()
  }
  return { shots, changed }
}

async function take(
  browser: Browser,
  { appUrl, mockUrl }: { appUrl: string; mockUrl: string },
  screen: Screen,
  shot: Shot,
  file: string,
): Promise<void> {
  const world = await MockWorld.create(mockUrl)
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
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: file, animations: 'disabled' })
  } finally {
    await context.close()
  }
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
