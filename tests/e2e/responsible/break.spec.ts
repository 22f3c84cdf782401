import type { Page } from 'playwright/test'
import { listPathsWith } from '../../support/route-pages.ts'
import { clickWhenSeen } from '../support/presses.ts'
import { settled } from '../support/settled.ts'
import { expect, fillLogin, openAs, tagFurtherCases, test } from '../support/test.ts'
import { confirm, review } from '../support/withdrawal.ts'

const BREAK = /\/responsiblePlay$/

/** What a player on a break may open, and what leads to the page of the break instead. */
const OPEN = listPathsWith('open', 'service', 'account', 'own', 'responsible', 'withdrawal').filter(
  (path) => !['/login', '/register', '/forgetPassword', '/finance/return'].includes(path),
)
const CLOSED = [...listPathsWith('browse', 'player'), '/', '/none', '/game?play=slot-001']

/** Requests for what only promotes. */
const PROMOTING = ['listBanners', 'listGameMessages', 'listCoupons', 'listActivities', 'getVip', 'getFollow']

/** Links to pages that are closed, and words of promotions outside of help and own records. */
const CLOSED_LINKS = ['/game', '/vip', '/event', '/redeem', '/inviteRank', '/finance/exchange', '/finance/recharge']
const PROMOTION = /coupon|bonus|invit|redeem|reward|gift|follow us|download/i
/** A tab of the inbox, named by the operator. */
const TYPE_OF_LETTER = /^Rewards$/m
const MAY_NAME_BONUSES = [
  '/faq',
  '/records',
  '/transactionHistory',
  '/livechat',
  '/customerService',
  '/responsiblePlay',
]

async function expectNoPromotion(page: Page, path: string): Promise<void> {
  const links = page.locator(
    CLOSED_LINKS.flatMap((to) => [`a[href="${to}"]`, `a[href^="${to}?"]`, `a[href^="${to}#"]`]).join(),
  )
  await expect(links, path).toHaveCount(0)
  if (!MAY_NAME_BONUSES.includes(path))
    expect((await page.locator('body').innerText()).replace(TYPE_OF_LETTER, ''), path).not.toMatch(PROMOTION)
}

test('a tour of all pages during a break finds no promotion, and closed pages lead to the page of the break', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(240_000)
  await openAs(page, 'onbreak', '/profile')
  for (const path of OPEN) {
    await page.goto(path)
    await settled(page)
    expect(new URL(page.url()).pathname, path).toBe(path)
    await expect(page.getByRole('dialog'), path).toHaveCount(0)
    await expectNoPromotion(page, path)
  }
  for (const path of CLOSED) {
    await page.goto(path)
    await expect(page, path).toHaveURL(BREAK)
    await expect(page.getByRole('dialog'), path).toHaveCount(0)
  }
  await page.goto('/wallet')
  await page.getByRole('button', { name: /Open menu/ }).click()
  await expect(page.getByRole('link', { name: 'Inbox' }).first()).toBeVisible()
  await expectNoPromotion(page, '/wallet')
  const called = new Set((await sandbox.calls()).map(({ operationId }) => operationId))
  expect([...called].filter((name) => [...PROMOTING, 'launchGame'].includes(name))).toEqual([])
})

test('a break that begins in the middle of a game pauses it, closes it after its round, and holds on all devices', async ({
  page,
  otherDevice,
  sandbox,
}) => {
  await openAs(otherDevice, 'ratified', '/vip')
  await openAs(page, 'ratified', '/game?type=slot')
  await clickWhenSeen(page.getByRole('button', { name: /^Parol Nights/ }).first())
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' })
  await expect(spin).toBeEnabled()
  await sandbox.change('ratified', { play: 'break' })
  await expect(page.getByText('Games are closed for you now.')).toBeVisible()
  await expect(spin).toBeDisabled()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page).toHaveURL(BREAK)
  await expect(otherDevice).toHaveURL(BREAK)
  // The end comes from the server, too.
  await sandbox.advance(24 * 3_600_000)
  await expect(page.getByText('You are not on a break.')).toBeVisible()
  await page.goto('/game')
  await expect(page).toHaveURL(/\/game$/)
})

for (const [index, username] of ['excluded', 'onbreak'].entries()) {
  test(`the persona ${username} withdraws`, { tag: tagFurtherCases(index) }, async ({ page, sandbox }) => {
    await openAs(page, username, '/wallet')
    await page.getByRole('link', { name: 'Withdraw', exact: true }).click()
    await expect(page).toHaveURL(/\/finance\/withdraw$/)
    await review(page, '500')
    await confirm(page)
    await expect.poll(async () => (await sandbox.calls('createWithdrawal')).map(({ status }) => status)).toEqual([200])
    await expect(page.getByText('₱500.00').first()).toBeVisible()
    await expectNoPromotion(page, '/finance/withdraw')
  })
}

test('a restricted person learns the reason after the right password, and nothing with a wrong one', async ({
  page,
}) => {
  const send = async (password: string) => {
    const response = await page.request.post('/api/user/login', { data: { username: 'restricted', password } })
    return ((await response.json()) as { code: number }).code
  }
  const other = await page.request.post('/api/user/login', { data: { username: 'ratified', password: 'f'.repeat(64) } })
  expect(await send('f'.repeat(64))).toBe(((await other.json()) as { code: number }).code)
  await page.goto('/login')
  await fillLogin(page, 'restricted')
  await expect(page).toHaveURL(BREAK)
  const main = page.getByRole('main')
  await expect(main).toContainText("You can't play with this account")
  await expect(main).toContainText('21')
  await expect(main).toContainText('Funds of ineligible players are forfeited.')
  await expect(main.getByRole('link', { name: 'Customer Service' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Terms and conditions' })).toBeVisible()
  for (const path of ['/wallet', '/profile', '/game', '/finance/withdraw', '/kyc/verification']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(BREAK)
  }
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog', { name: 'Log out?' }).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test.describe('a server without responsible play', () => {
  test.use({ scenario: 'nofeatures' })
  test('is asked nothing of it, also in a game', async ({ page, sandbox }) => {
    await openAs(page, 'ratified', '/game?type=slot')
    await clickWhenSeen(page.getByRole('button', { name: /^Parol Nights/ }).first())
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeEnabled()
    await settled(page)
    expect((await sandbox.calls()).filter(({ path }) => path.startsWith('/api/rg/'))).toEqual([])
  })
})
