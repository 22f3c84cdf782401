import type { Page } from 'playwright'
import { clickWhenSeen } from '../../tests/e2e/support/presses.ts'
import type { MockSandbox } from '../../tests/support/mock-sandbox.ts'
import { endFirstVisit } from '../../tests/support/seen-before.ts'

/* States of pages for screenshots, found by role and by what both languages share. */

/** Presses the first poster of the lobby. */
export async function pressPoster(page: Page): Promise<void> {
  await page.getByRole('tabpanel').getByRole('list').first().getByRole('button').first().click()
}

/** Waits for a dialog. */
export async function dialog(page: Page): Promise<void> {
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
}

/** A visitor presses a game. */
export async function askLogin(page: Page): Promise<void> {
  await pressPoster(page)
  await dialog(page)
}

/** Opens the side menu. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').locator('[aria-haspopup=dialog]').click()
  await dialog(page)
}

/** Opens the filter of a list. */
export async function openFilter(page: Page): Promise<void> {
  await page.getByRole('main').locator('[aria-haspopup=dialog]').click()
  await dialog(page)
}

/** Opens the details of a list's first row. */
export async function openFirstRow(page: Page): Promise<void> {
  await page.getByRole('main').locator('li button, td button').first().click()
  // A sheet on a phone, a pane on a desktop.
  await page
    .getByRole('dialog')
    .or(page.getByRole('region', { name: /^(Details|Chi tiết)$/ }))
    .first()
    .waitFor()
}

/** The end of the side menu: channels, switches and version. */
export async function openMenuToItsEnd(page: Page): Promise<void> {
  await openMenu(page)
  await page.getByRole('dialog').getByRole('switch').last().scrollIntoViewIfNeeded()
}

/** Scrolls to the end of the page. */
export async function scrollToEnd(page: Page): Promise<void> {
  const list = page.getByRole('contentinfo').getByRole('list').last()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await list.scrollIntoViewIfNeeded()
}

/** Types into the search of the FAQ. */
export function searchFaq(words: string): (page: Page) => Promise<void> {
  return (page) => page.getByRole('searchbox').fill(words)
}

/** Presses the lobby's tab on another page. */
export async function pressFirstTab(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link').first().click()
  await dialog(page)
}

/** Presses the last button of the profile. */
export async function askLogout(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button').last().click()
  await dialog(page)
}

/** A game in its frame, loaded. */
export async function openGame(page: Page): Promise<void> {
  await pressPoster(page)
  await page.frameLocator('iframe').getByRole('button').first().waitFor()
}

/** The button of a game that opens outside the app, as after a slow response. */
export async function openOutside(page: Page): Promise<void> {
  await page.evaluate(() => Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } }))
  await pressPoster(page)
  await dialog(page)
}

/** The menu of the first game, as after a long press. */
export async function openGameMenu(page: Page): Promise<void> {
  await page.locator('main li button').first().dispatchEvent('contextmenu')
  await dialog(page)
}

/** Sends the form unchanged. */
export async function submit(page: Page): Promise<void> {
  await clickWhenSeen(page.locator('main form button[type=submit]'))
}

/** Logs in with an unknown name. */
export async function logInWrongly(page: Page): Promise<void> {
  await page.locator('input[name=username]').fill('nobody2026')
  await page.locator('input[name=password]').fill('tumpak321')
  await submit(page)
  await page.locator('[aria-invalid=true]').first().waitFor()
}

/** Types an amount and sends the deposit form. */
export async function deposit(page: Page): Promise<void> {
  await page.locator('main input[inputmode=decimal]').fill('500')
  await submit(page)
  await page.waitForURL(/order=/)
}

/** A deposit whose response is lost. */
export async function loseDeposit(page: Page, sandbox: MockSandbox): Promise<void> {
  await sandbox.injectFault('createRecharge', { kind: 'drop' }, { times: 20 })
  await sandbox.injectFault('listRecharges', { kind: 'timeout' }, { times: 20 })
  await page.locator('main input[inputmode=decimal]').fill('500')
  await submit(page)
  await page.getByRole('status').first().waitFor()
}

/** An amount below the method's minimum. */
export async function depositTooLittle(page: Page): Promise<void> {
  await page.locator('main input[inputmode=decimal]').fill('5')
  await submit(page)
  await page.locator('[aria-invalid=true]').first().waitFor()
}

/** The newest deposit with a status (0 pending, 1 success, 2 failed, 3 timeout), in the history. */
export function depositOfStatus(status: number): (page: Page) => Promise<void> {
  return async (page) => {
    const response = await page.request.get(`/api/recharge/fetch?status=${String(status)}&pageNum=1&pageSize=1`, {
      headers: { deviceId: 'screens' },
    })
    const { data } = (await response.json()) as { data: { list: { orderNo: string }[] } }
    await page.goto(`/finance/recharge?order=${data.list[0]?.orderNo ?? ''}`)
  }
}

/** Makes every request of an operation fail until the picture is taken, and reloads the page. */
export function failing(operationId: string): (page: Page, sandbox: MockSandbox) => Promise<void> {
  return async (page, sandbox) => {
    await sandbox.injectFault(operationId, { kind: 'code', code: 50000, msg: '' }, { times: 20 })
    await page.reload()
  }
}

/** The session has ended on another device: user info reports it at the next load. */
export async function loseSession(page: Page, sandbox: MockSandbox): Promise<void> {
  await sandbox.injectFault('getUser', { kind: 'code', code: 20002, msg: '' })
  await page.reload()
  await page.getByRole('main').getByRole('status').first().waitFor()
}

/** The server sends amounts that cannot be read. */
export async function garbleAmounts(page: Page, sandbox: MockSandbox): Promise<void> {
  const changes = { '/userAccountVO/balance': '12', '/userAccountVO/withdrawalAmount': null }
  await sandbox.injectFault('getBalance', { kind: 'replace', changes }, { times: 20 })
  await page.reload()
}

/** Gets no response to the requests of an operation until the picture is taken, and reloads the page: its placeholder. */
export function loading(operationId: string): (page: Page, sandbox: MockSandbox) => Promise<void> {
  return async (page, sandbox) => {
    await sandbox.injectFault(operationId, { kind: 'timeout' }, { times: 20 })
    await page.reload()
    await page.locator('main [aria-busy=true]').first().waitFor()
  }
}

/** The server is down at start-up. */
export async function takeDown(page: Page, sandbox: MockSandbox): Promise<void> {
  for (const call of ['getConfig', 'getAppVersion', 'listOpenGameTypes'])
    await sandbox.injectFault(call, { kind: 'status', status: 503 }, { times: 1000 })
  await page.reload()
  await dialog(page)
}

/** Presses the gallery's button with this index in its section, which opens an overlay. */
export function openOverlay(place: number): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator('main section section button').nth(place).click()
    await dialog(page)
  }
}

/** A second visit after the age sheet: the announcements. */
export async function acceptAge(page: Page): Promise<void> {
  await page.evaluate(endFirstVisit)
  await page.reload()
  await clickWhenSeen(page.getByRole('alertdialog').getByRole('button').last())
  await page.locator('dialog[open] time').first().waitFor()
}

/** A second visit after the announcements. */
export async function readAnnouncements(page: Page): Promise<void> {
  await acceptAge(page)
  await clickWhenSeen(page.getByRole('dialog').getByRole('button').last())
  // The banner waits until the player has scrolled.
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await page.evaluate(() => scrollTo(0, innerHeight))
  await page.getByRole('complementary').last().waitFor()
}

/** What the gallery's build exposes. */
type Handed = { tumpakOverlays: Record<'enqueue' | 'open' | 'openFrame', (name: string, props: object) => void> }

async function callByName(page: Page, way: keyof Handed['tumpakOverlays'], name: string, props: object): Promise<void> {
  await page.waitForFunction(() => 'tumpakOverlays' in globalThis)
  await page.evaluate(([how, what, given]) => (globalThis as unknown as Handed).tumpakOverlays[how](what, given), [
    way,
    name,
    props,
  ] as const)
}

/** Queues a prompt that no screen opens yet. */
export function enqueueByName(name: string, props: object): (page: Page) => Promise<void> {
  return async (page) => {
    await callByName(page, 'enqueue', name, props)
    await dialog(page)
  }
}

/** Opens an overlay by its name. */
export function openByName(name: string, props: object): (page: Page) => Promise<void> {
  return async (page) => {
    await callByName(page, 'open', name, props)
    await dialog(page)
  }
}

/** An activity in the in-app frame: alone, with its bar shown again, or minimized. */
export function openActivity(look: 'alone' | 'bar' | 'small' = 'alone'): (page: Page) => Promise<void> {
  return async (page) => {
    const response = await page.request.get('/api/act/fetch', { headers: { deviceId: 'screens' } })
    const { data } = (await response.json()) as { data: { title: string; url: string }[] }
    const { title = '', url = '' } = data[2] ?? {}
    await callByName(page, 'openFrame', 'activityFrame', { title, url })
    await page.frameLocator('iframe').getByRole('button').first().waitFor()
    const buttons = page.locator('section:has(iframe)').getByRole('button')
    // The tab at the edge appears once the bar has hidden itself.
    await buttons.nth(2).waitFor()
    if (look !== 'alone') await buttons.nth(2).click()
    if (look === 'small') await buttons.nth(1).click()
  }
}
