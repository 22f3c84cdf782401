import type { Browser, BrowserContext, Page } from 'playwright'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { seenBefore } from '../../tests/support/seen-before.ts'
import { VIEWPORTS, type Shot } from './screen.ts'

/** Who opens the app, and on which device. */
export interface Visit extends Pick<Shot, 'theme' | 'language' | 'viewport'> {
  appUrl: string
  /** The mock's sandbox. */
  sandboxId?: string | undefined
  /** The player who is logged in; a visitor by default. */
  as?: string | undefined
  /** A first visit: the age sheet, announcements and hints appear. */
  isFirstVisit?: boolean | undefined
}

/** Opens an empty page in a context of its own, as the device of a visit. `setClock` runs before the app's scripts. */
export async function openPage(
  browser: Browser,
  { appUrl, sandboxId, as, isFirstVisit = false, ...look }: Visit,
  setClock: (page: Page) => Promise<void>,
): Promise<Page> {
  const { width, height, isTouch = false } = VIEWPORTS[look.viewport]
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: appUrl,
    reducedMotion: 'reduce',
    ...(isTouch ? { deviceScaleFactor: 2, isMobile: true, hasTouch: true } : {}),
    storageState: { cookies: [], origins: [{ origin: appUrl, localStorage: settings(look) }] },
  })
  if (sandboxId !== undefined)
    await context.addCookies([{ name: 'tumpak_sandbox', value: sandboxId, url: appUrl, sameSite: 'Lax' }])
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await setClock(page)
  // After the clock: the day of the pictures decides what was seen today.
  if (!isFirstVisit) await context.addInitScript(seenBefore)
  if (as !== undefined) await rememberPlayer(context, page, as)
  return page
}

/** Logs a player in; the page remembers the player as after its own login. */
async function rememberPlayer(context: BrowserContext, page: Page, username: string): Promise<void> {
  const response = await context.request.post('/api/user/login', {
    data: { username, password: hashPassword('tumpak123') },
    headers: { deviceId: 'screens' },
  })
  const { data } = (await response.json()) as { data: unknown }
  await page.addInitScript(
    (user) => localStorage.setItem('TUMPAK_USERINFO', JSON.stringify({ value: user, expires: null })),
    data,
  )
}

/** The stored settings of a device. */
function settings({ theme, language }: Pick<Shot, 'theme' | 'language'>): { name: string; value: string }[] {
  const stored = { TUMPAK_THEME: theme, TUMPAK_LANGUAGE: language, TUMPAK_DEVICEID: 'screens' }
  return Object.entries(stored).map(([name, value]) => ({ name, value: JSON.stringify({ value, expires: null }) }))
}
