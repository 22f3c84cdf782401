import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { goBack, reload } from './support/page-state.ts'
import { expect, FULL_ONLY, openAs, test } from './support/test.ts'

/** Rows that the list loads at once. */
const PAGE_SIZE = 20

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filter' })

async function openFilter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
}

async function exported(page: Page): Promise<string> {
  await openFilter(page)
  const download = page.waitForEvent('download')
  await sheet(page).getByRole('button', { name: 'Export as CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  return csv
}

const rows = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem')

test(
  'the history filters deposits and withdrawals by status, each linked to its page',
  { tag: FULL_ONLY },
  async ({ page }) => {
    await openAs(page, 'vip8player', '/wallet')
    await page.getByRole('link', { name: 'Payments' }).click()
    await expect(rows(page, 'Your deposits').first()).toContainText('₱5,000.00')
    await openFilter(page)
    await sheet(page).getByRole('button', { name: 'Failed' }).click()
    await sheet(page).getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/status=2/)
    await expect(rows(page, 'Your deposits').first()).toContainText('Failed')
    await page.getByRole('button', { name: 'Withdrawals' }).click()
    await openFilter(page)
    await sheet(page).getByRole('button', { name: 'Exception' }).click()
    await sheet(page).getByRole('button', { name: 'Show' }).click()
    await expect(rows(page, 'Your withdrawals')).toHaveCount(1)
    await reload(page)
    await expect(rows(page, 'Your withdrawals')).toHaveCount(1)
    await rows(page, 'Your withdrawals').getByRole('link').click()
    await expect(page.getByRole('main')).toContainText('Under manual review')
    // Back to the list as it was; tabs and filters leave no steps of their own.
    await goBack(page)
    await expect(rows(page, 'Your withdrawals')).toHaveCount(1)
    await page.getByRole('navigation', { name: 'Activity' }).getByRole('link', { name: 'Game rounds' }).click()
    await expect(page).toHaveURL(/\/game\/record$/)
    await goBack(page)
    await expect(page).toHaveURL(/\/wallet$/)
  },
)

test('a list loads more on scroll, and the export contains all rows in Manila time', async ({ page, sandbox }) => {
  await openAs(page, 'vip8player', '/transactionHistory')
  await expect(rows(page, 'Your deposits')).not.toHaveCount(0)
  // The second page may be there already, if the first one left the end in view.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => rows(page, 'Your deposits').count()).toBeGreaterThan(PAGE_SIZE)
  const csv = await exported(page)
  const lines = csv.trimEnd().split('\r\n')
  expect(csv.charCodeAt(0)).toBe(0xfeff)
  expect(lines[0]).toBe('\uFEFF"Kind","Order number","Time (Manila)","Amount (PHP)","Bonus (PHP)","Status","Method"')
  expect(lines).toHaveLength(61)
  expect(lines[1]).toMatch(
    /^"Deposits","D\d+","\d{4}-\d\d-\d\d \d\d:\d\d:\d\d","\d+\.\d\d","\d+\.\d\d","\w+","(GCash|Maya)"$/,
  )
  for (const cell of lines.slice(1).flatMap((line) => line.split(','))) expect(cell).not.toMatch(/^"[=+\-@\t\r]/)
  // An unreadable page aborts the export: half of it would mislead.
  await sandbox.injectFault('listRecharges', { kind: 'code', code: 50000, msg: '' }, { times: 3 })
  await openFilter(page)
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  await expect(page.getByText(/We couldn't load every entry, so nothing was exported/)).toBeVisible()
})

test('an unreadable row is counted and hides no other row', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  const changes = {
    '/list/0/amount': '500.00',
    '/list/1/createdAt': null,
    '/list/2/status': 97,
    '/list/3/bonus': 1.234,
    '/list/4/amount': 0.1 + 0.2,
  }
  await sandbox.injectFault('listRecharges', { kind: 'replace', changes }, { times: 20 })
  await openAs(page, 'vip8player', '/transactionHistory')
  // One of each loaded page: how many there are depends on the rows that fit.
  await expect(page.getByRole('status').filter({ hasText: /We couldn't show \d+ entr(y|ies)\./ })).toBeVisible()
  await expect(rows(page, 'Your deposits').nth(0)).toContainText('—')
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(rows(page, 'Your deposits').nth(1)).toContainText('97')
  await expect(rows(page, 'Your deposits').nth(3)).toContainText('₱0.30')
  // The export has the same note.
  await exported(page)
  await expect(page.getByText(/couldn't be read/)).toBeVisible()
})

test(
  'a page without a readable row shows an error, not an empty history',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await sandbox.injectFault(
      'listWithdrawals',
      { kind: 'replace', changes: { '/list/0/orderNo': null } },
      { times: 20 },
    )
    await openAs(page, 'vip8player', '/transactionHistory?kind=withdrawals&status=5')
    await expect(page.getByText("We couldn't show 1 entry.")).toBeVisible()
    await expect(page.getByText('Nothing matches your filter')).toHaveCount(0)
  },
)

test(
  'the statement is filtered by type and Manila days, kept in the URL',
  { tag: FULL_ONLY },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openAs(page, 'vip8player', '/records')
    await openFilter(page)
    await sheet(page).getByRole('button', { name: 'Withdrawal', exact: true }).click()
    await sheet(page).getByRole('button', { name: 'Custom' }).click()
    await sheet(page).getByLabel('From', { exact: true }).fill('01/01/2020')
    await sheet(page).getByLabel('To', { exact: true }).fill('01/02/2020')
    await sheet(page).getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/type=withdrawal&from=2020-01-01&to=2020-01-02/)
    await expect(page.getByText('Filter: Withdrawal · Jan 1, 2020 – Jan 2, 2020')).toBeVisible()
    await page.getByRole('button', { name: 'Jan 1, 2020 – Jan 2, 2020' }).click()
    const list = rows(page, 'Your statement')
    await expect(list.first()).toContainText('Withdrawal')
    await expect(list.first()).toContainText('−₱')
    await list.first().click()
    await page.getByRole('button', { name: /^Copy order number W/ }).click()
    await expect(page.getByText('Copy Successfully')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^W\d+$/)
    await goBack(page)
    await expect(page).toHaveURL(/\/records\?type=withdrawal$/)
    const csv = await exported(page)
    expect(csv).toContain(
      '"Entry","Time (Manila)","Type","In (PHP)","Out (PHP)","Fee (PHP)","Balance after (PHP)","Note"\r\n',
    )
    for (const line of csv.trimEnd().split('\r\n').slice(1)) expect(line).toMatch(/^"J\d+",/)
  },
)

test(
  'empty lists describe their content, and failed lists offer Retry',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    // The verification reminder would appear on each of these pages and could catch a tap.
    await sandbox.change('emptylists', { kycStatus: 'ratified' })
    await openAs(page, 'emptylists', '/transactionHistory')
    await expect(page.getByText('No deposits yet')).toBeVisible()
    await page.goto('/transactionHistory?kind=withdrawals')
    await expect(page.getByText('No withdrawals yet')).toBeVisible()
    await page.goto('/records')
    await expect(page.getByText('Every balance change shows up here.')).toBeVisible()
    await page.goto('/finance/exchange')
    await expect(page.getByText('Nothing to exchange right now')).toBeVisible()
    await page.getByRole('tab', { name: 'Coupons' }).click()
    await expect(page.getByText('No coupons here')).toBeVisible()
    await sandbox.injectFault('listJournal', { kind: 'code', code: 50000, msg: '' })
    await page.goto('/records')
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Every balance change shows up here.')).toBeVisible()
  },
)
