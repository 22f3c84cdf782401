import { expect, test as base, type Page } from 'playwright/test'
import { startDocs } from '../support/servers.ts'
import { findings } from './support/axe.ts'

/** The site of `npm run docs -- --port N`. */
const test = base.extend<object, { docs: string }>({
  docs: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the pattern.
    async ({}, use) => {
      const server = await startDocs()
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

const PAGES = ['index.html', 'inbox.html', 'socket.html', 'contract-guide.html', 'checks.html', 'http.html']

function listForeignRequests(page: Page, own: string): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(own) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  return foreign
}

for (const [name, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test(`the documentation fits a ${name}, in both themes, and requests nothing of another host`, async ({
    page,
    docs,
  }) => {
    await page.setViewportSize(viewport)
    const foreign = listForeignRequests(page, docs)
    for (const path of PAGES) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.goto(`${docs}/${path}`)
        await expect(page.getByRole('combobox', { name: /^Log in/ })).toBeVisible()
        expect.soft(await findings(page, 'best-practice'), `${path}, ${colorScheme}`).toEqual([])
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(overflow, path).toBeLessThanOrEqual(0)
    }
    expect(foreign).toEqual([])
  })
}

test('the documentation marks the place that one reads, and finds places by their words', async ({ page, docs }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${docs}/money.html#createRecharge`)
  const pages = page.getByRole('navigation', { name: 'Pages', exact: true })
  await expect(pages.locator('[aria-current="page"]')).toHaveText('Money')
  const place = pages.locator('[aria-current="true"]')
  await expect(place).toHaveText('Create a deposit')
  await page.mouse.wheel(0, 100_000)
  await expect(place).toHaveText('Buy with points')
  await expect(place).toBeInViewport()

  await page.goto(`${docs}/check-fresh.html`)
  await expect(pages.getByRole('link', { name: 'Checks', exact: true })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()

  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Search all pages' }).fill('heartbeat')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#heartbeat$/)
  await page.getByRole('searchbox', { name: 'Search all pages' }).fill('nowhere-at-all')
  await expect(page.getByText('Nothing found. Try another word.')).toBeVisible()
})

test('a sample of the documentation is copied by keyboard, with the address of its mock', async ({ page, docs }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${docs}/account.html`)
  await expect(page.getByRole('combobox', { name: /^Log in/ })).toBeVisible()
  const button = page.getByRole('button', { name: 'Copy curl of getBalance' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  await expect(page.locator('#getBalance').getByText('Copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`curl '${docs}/api/balance' \\\n  --cookie cookies.txt`)
  await expect(button).toHaveText('Copy curl of getBalance')
})

test('the documentation opens its list of pages on a phone', async ({ page, docs }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${docs}/index.html`)
  const link = page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link', { name: 'Testing' })
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Pages' }).click()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Testing' })).toBeVisible()
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByText('On this page').click()
  await contents.getByRole('link').first().click()
  await expect(page).toHaveURL(/#./)
})

test('an operation is tried on the mock as a persona, and says what is wrong with a body', async ({ page, docs }) => {
  await page.goto(`${docs}/money.html`)
  const open = async (id: string) => {
    await page.locator(`#${id}`).getByText('Try it', { exact: true }).click()
    return page.getByRole('form', { name: `Try ${id}` })
  }
  const banks = await open('listCoupons')
  await banks.getByRole('button', { name: 'Send' }).click()
  await expect(banks.getByRole('status')).toContainText('"code": 20002')

  await page.getByRole('combobox', { name: /^Log in/ }).selectOption('ratified')
  await expect(page.getByText('Logged in as ratified')).toBeVisible()
  await banks.getByRole('button', { name: 'Send' }).click()
  await expect(banks.getByRole('status')).toContainText('"success": true')

  const withdrawal = await open('createWithdrawal')
  const body = withdrawal.getByRole('textbox', { name: 'Body' })
  await body.fill('{"amount": 100')
  await withdrawal.getByRole('button', { name: 'Send' }).click()
  await expect(withdrawal.getByRole('status')).toContainText('The body is no JSON')
  // The password is sent as the app sends it: as a hash.
  const sent = page.waitForRequest('**/api/withdraw/create')
  await body.fill('{"amount": 100, "password": "2468 10"}')
  await withdrawal.getByRole('button', { name: 'Send' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    amount: 100,
    password: expect.stringMatching(/^[\da-f]{64}$/) as unknown,
  })
  await expect(withdrawal.getByRole('status')).toContainText('HTTP 200')
})
