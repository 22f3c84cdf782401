import type { Page } from 'playwright/test'
import { reload } from './support/page-state.ts'
import { clickTwice, clickWhenSeen } from './support/presses.ts'
import { expect, FULL_ONLY, openAs, test } from './support/test.ts'

const TEN_SECONDS = 10_000
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Review your exchange' })

async function choose(page: Page, name: string): Promise<void> {
  await openAs(page, 'ratified', '/finance/exchange')
  await page.getByRole('button', { name: `Exchange ${name} for ` }).click()
}

test('points are exchanged for money, shown in the balance at once, with an order number to copy', async ({
  page,
  sandbox,
}) => {
  await choose(page, '₱50')
  await sheet(page).getByRole('button', { name: 'More' }).click()
  await expect(sheet(page)).toContainText('Total960 points')
  await clickTwice(sheet(page).getByRole('button', { name: 'Exchange' }))
  await expect(page.getByRole('dialog', { name: 'Exchanged' })).toContainText('2 × ₱50 for 960 points.')
  await clickWhenSeen(page.getByRole('dialog', { name: 'Exchanged' }).getByRole('button', { name: 'Close' }))
  await expect(page.getByRole('banner')).toContainText('₱5,100.00')
  await expect(page.getByRole('main')).toContainText('320')
  await expect(page.getByRole('list', { name: 'Recent exchanges' }).getByRole('listitem')).toHaveCount(1)
  expect(await sandbox.calls('createExchange')).toHaveLength(1)
})

test(
  'an exchange without a response is unknown, is found in the history, and is not sent again',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await page.clock.install()
    await choose(page, 'Parol cap')
    await sandbox.injectFault('createExchange', { kind: 'timeout' }, { after: true })
    await clickWhenSeen(sheet(page).getByRole('button', { name: 'Exchange' }))
    await expect.poll(async () => (await sandbox.calls('createExchange')).length).toBe(1)
    await sandbox.injectFault('getExchange', { kind: 'status', status: 503 }, { times: 50 })
    await page.clock.fastForward(TEN_SECONDS)
    await expect(page.getByRole('main').locator(':focus')).toContainText("We're checking your exchange")
    await reload(page)
    await expect(page.getByText("We're checking your exchange")).toBeVisible()
    await sandbox.clearFaults()
    // The page's own polling finds it: a jump of the clock would time out the reads in flight.
    const done = page.getByRole('dialog', { name: 'Exchanged' })
    await expect(done).toContainText('1 × Parol cap for 600 points.')
    await done.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('list', { name: 'Recent exchanges' }).getByRole('listitem')).toHaveCount(1)
    expect(await sandbox.calls('createExchange')).toHaveLength(1)
  },
)

test(
  'an exchange missing from the history is reported and can be repeated',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await page.clock.install()
    await choose(page, 'Parol cap')
    await sandbox.injectFault('createExchange', { kind: 'timeout' })
    await clickWhenSeen(sheet(page).getByRole('button', { name: 'Exchange' }))
    await expect.poll(async () => (await sandbox.calls('createExchange')).length).toBe(1)
    await page.clock.fastForward(TEN_SECONDS)
    await expect(page.getByText("We're checking your exchange")).toBeVisible()
    await expect(async () => {
      await page.clock.fastForward(60_000)
      await expect(page.getByText('Not in your exchanges yet')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.getByRole('button', { name: 'Done' }).click()
    await clickWhenSeen(page.getByRole('button', { name: 'Exchange Parol cap for 600 points' }))
    await clickWhenSeen(sheet(page).getByRole('button', { name: 'Exchange' }))
    await expect(page.getByRole('dialog', { name: 'Exchanged' })).toContainText('1 × Parol cap for 600 points.')
  },
)

test(
  'an unknown exchange is repeated after ten minutes and made once',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await page.clock.install()
    await choose(page, 'Parol cap')
    await sandbox.injectFault('createExchange', { kind: 'timeout' }, { after: true })
    await clickWhenSeen(sheet(page).getByRole('button', { name: 'Exchange' }))
    await expect.poll(async () => (await sandbox.calls('createExchange')).length).toBe(1)
    // The request is pending: nothing reads the history before it fails.
    await sandbox.injectFault('getExchange', { kind: 'status', status: 503 }, { times: 200 })
    await page.clock.fastForward(TEN_SECONDS)
    await expect(page.getByText("We're checking your exchange")).toBeVisible()
    await page.clock.fastForward(11 * 60_000)
    await expect(page.getByRole('main').getByRole('link', { name: 'Customer Service' })).toBeVisible()
    await clickWhenSeen(page.getByRole('button', { name: 'Send the same request again' }))
    await expect(page.getByRole('dialog', { name: 'Exchanged' })).toContainText('1 × Parol cap for 600 points.')
    await sandbox.clearFaults()
    await reload(page)
    await expect(page.getByRole('list', { name: 'Recent exchanges' }).getByRole('listitem')).toHaveCount(1)
  },
)

test(
  'coupons are listed by status, and a usable one leads to a deposit with it',
  { tag: FULL_ONLY },
  async ({ page }) => {
    await openAs(page, 'ratified', '/finance/exchange?tab=coupons')
    const list = page.getByRole('list', { name: 'Your coupons' })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await page.getByRole('radio', { name: 'Used' }).check()
    await expect(list).toContainText('Lucky ₱88')
    await expect(list).toContainText('+₱88.00')
    await expect(list).toContainText('Min. deposit ₱200.00')
    await page.getByRole('radio', { name: 'Available' }).check()
    await list.getByRole('link', { name: 'Use coupon' }).first().click()
    await expect(page.getByRole('button', { name: /^Big deposit 50% about \+/ })).toBeVisible()
  },
)
