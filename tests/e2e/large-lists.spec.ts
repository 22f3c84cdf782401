import type { Page } from 'playwright/test'
import type { MockSandbox } from '../support/mock-sandbox.ts'
import { expect, FULL_ONLY, openAs, test } from './support/test.ts'

/** Tiles and rows that may be in the page at once. */
const MAX_ITEMS = 200
const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1440, height: 900 }

const countItems = (page: Page) =>
  page.locator('main :is(li:not([aria-hidden]), tr:not([aria-hidden]), section)').count()

/** The page's nodes and event listeners that are in use. */
async function countKept(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  await devTools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devTools.send('Performance.getMetrics')
  await devTools.detach()
  const read = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN
  return { nodes: read('Nodes'), listeners: read('JSEventListeners') }
}

/** Scrolls to the end of what is loaded, until more of it is. */
async function scrollOn(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(before)
}

interface Large {
  readonly name: string
  readonly path: string
  readonly rows: number
  readonly operations: readonly string[]
  readonly viewport: typeof PHONE
}

const LARGE: readonly Large[] = [
  {
    name: 'records',
    path: '/records',
    rows: 2000,
    operations: ['listJournal'],
    viewport: PHONE,
  },
  {
    name: 'letters',
    path: '/inbox',
    rows: 10_000,
    operations: ['listLetters'],
    viewport: PHONE,
  },
  {
    name: 'deposits in a table',
    path: '/transactionHistory',
    rows: 2000,
    operations: ['listRecharges'],
    viewport: DESKTOP,
  },
  {
    name: 'hot games',
    path: '/game?type=hot&show=all',
    rows: 5000,
    operations: ['listHotGames'],
    viewport: DESKTOP,
  },
]

async function grow(sandbox: MockSandbox, { operations, rows }: Pick<Large, 'operations' | 'rows'>): Promise<void> {
  for (const operation of operations) await sandbox.injectFault(operation, { kind: 'size', rows }, { times: 1000 })
}

for (const large of LARGE) {
  test(
    `${String(large.rows)} ${large.name}: few are in the page, however far one scrolls`,
    { tag: large.name === 'records' ? [] : FULL_ONLY },
    async ({ page, sandbox }) => {
      await page.setViewportSize(large.viewport)
      await grow(sandbox, large)
      await openAs(page, 'vip8player', large.path)
      // React listens at the body from the first portal on, once.
      await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('_reactListening')))
      // Beyond the rows that are rendered whole.
      for (let times = 0; times < 4; times += 1) await scrollOn(page)
      const first = await countKept(page)
      const readColumns = () =>
        page.locator('main thead th').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)))
      const columns = await readColumns()
      for (let times = 0; times < 9; times += 1) {
        await scrollOn(page)
        expect(await countItems(page)).toBeLessThan(MAX_ITEMS)
      }
      // Half as many again is what rows being drawn and parts that load once add; rows kept would be more.
      await expect.poll(async () => (await countKept(page)).nodes).toBeLessThan(first.nodes * 1.5)
      expect((await countKept(page)).listeners).toBeLessThan(first.listeners + 90)
      expect(await readColumns()).toEqual(columns)
    },
  )
}

const PROVIDERS = { operations: ['listManufacturers'], rows: 500 }

test('500 providers: the lobby shows some, and each can be chosen', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await grow(sandbox, PROVIDERS)
  await openAs(page, 'vip8player', '/game')
  const all = page.getByLabel('All providers')
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollBy(0, 600))
      return await all.count()
    })
    .toBe(1)
  expect(await countItems(page)).toBeLessThan(MAX_ITEMS)
  await expect(all.getByRole('option')).toHaveCount(500)
  await all.selectOption({ index: 3 })
  await expect(page).toHaveURL(/manuf=/)
})

test('500 providers of a type: rows in view alone are in the page', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await grow(sandbox, PROVIDERS)
  await openAs(page, 'vip8player', '/game?type=slot')
  const rows = page.getByRole('tabpanel').getByRole('heading', { level: 2 })
  await expect(rows.first()).toBeVisible()
  const first = await rows.first().innerText()
  for (let times = 0; times < 10; times += 1) {
    await page.evaluate(() => window.scrollBy(0, 2000))
    await expect(rows.first()).not.toHaveText(first)
    expect(await countItems(page)).toBeLessThan(MAX_ITEMS)
  }
})
