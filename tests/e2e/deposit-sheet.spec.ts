import type { Locator, Page } from 'playwright/test'
import { goBack, reload } from './support/page-state.ts'
import { clickWhenSeen } from './support/presses.ts'
import { becomePlayer, expect, FULL_ONLY, openAs, tagFurtherCases, test } from './support/test.ts'
import { leaveBalance } from './support/withdrawal.ts'

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Deposit', exact: true })
const amount = (place: Locator) => place.getByLabel('Amount', { exact: true })
const game = (page: Page) => page.frameLocator('iframe[title^="Game"]')
const payment = (page: Page) => page.frameLocator('iframe[title^="Pay"]')
const spin = (page: Page) => game(page).getByRole('button', { name: 'Spin' })
const confirmPayment = (page: Page) => payment(page).getByRole('button', { name: 'Confirm payment' })
const backToGame = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Back to Parol Nights' })
const tile = (page: Page) => page.getByRole('button', { name: /^Parol Nights/ }).first()
const noFrame = (page: Page) => expect(page.locator('iframe')).toHaveCount(0)

test.afterEach(({ pageErrors }) => {
  // The demo wallet's page tries storage, which a frame of another host lacks.
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((error) => !/localStorage/.test(error)))
})

/** Opens a game from the list of slots, and its Deposit. */
async function depositFromGame(page: Page): Promise<void> {
  await openAs(page, 'ratified', '/game?type=slot')
  await clickWhenSeen(tile(page))
  await expect(spin(page)).toBeVisible()
  await clickWhenSeen(page.getByRole('button', { name: 'Deposit' }).first())
  await expect(amount(sheet(page))).toBeVisible()
}

async function openMenu(page: Page): Promise<void> {
  await clickWhenSeen(page.getByRole('button', { name: /^Open menu/ }))
}

const DOORS = [
  { name: 'the wallet', path: '/wallet', door: (page: Page) => page.getByRole('main') },
  { name: 'VIP', path: '/vip', door: (page: Page) => page.getByRole('main') },
  { name: 'the menu', path: '/game', door: (page: Page) => page.getByRole('dialog'), prepare: openMenu },
]
for (const [index, { name, path, door, prepare }] of DOORS.entries()) {
  test(
    `the deposit opens over ${name}; Back closes it, Forward opens it, a reload shows its page`,
    { tag: tagFurtherCases(index) },
    async ({ page }) => {
      await openAs(page, 'ratified', path)
      await prepare?.(page)
      await clickWhenSeen(door(page).getByRole('link', { name: 'Deposit', exact: true }).first())
      await expect(amount(sheet(page))).toBeVisible()
      await expect(page).toHaveURL(/\/finance\/recharge$/)
      await goBack(page)
      await expect(sheet(page)).toHaveCount(0)
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await page.goForward()
      await expect(amount(sheet(page))).toBeVisible()
      await clickWhenSeen(sheet(page).getByRole('button', { name: 'Close' }))
      await expect(sheet(page)).toHaveCount(0)
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await page.goForward()
      await expect(sheet(page)).toBeVisible()
      await reload(page)
      await expect(amount(page.getByRole('main'))).toBeVisible()
      await expect(sheet(page)).toHaveCount(0)
      await goBack(page)
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(sheet(page)).toHaveCount(0)
    },
  )
}

test.describe('a deposit from a game', () => {
  test('takes four taps from a balance that is too low to the next spin', async ({ page, sandbox }) => {
    let taps = 0
    const tap = async (button: Locator) => {
      taps += 1
      await clickWhenSeen(button)
    }
    await becomePlayer(page, 'vip8player')
    await leaveBalance(page, 5)
    await page.goto('/game?type=slot')
    await clickWhenSeen(tile(page))
    await clickWhenSeen(spin(page))
    await tap(
      game(page)
        .getByRole('button', { name: /^Deposit/ })
        .first(),
    )
    await tap(sheet(page).getByRole('button', { name: 'Deposit ₱5,000.00' }))
    await tap(confirmPayment(page))
    await expect(sheet(page)).toHaveCount(0)
    await expect(page.getByText('₱5,000.00 has arrived.')).toBeVisible()
    await expect(game(page).locator('#balance')).toHaveText('₱5,005.00')
    await tap(spin(page))
    await expect(
      game(page)
        .getByText(/You win|No win/)
        .first(),
    ).toBeVisible()
    expect(taps).toBe(4)
    expect(await sandbox.calls('launchGame')).toHaveLength(1)
    await page.getByRole('button', { name: 'Leave the game' }).click()
    await expect(page).toHaveURL(/\/game\?type=slot$/)
  })

  test('leaves the game open, and inert below it; Back closes the deposit, then the game', async ({
    page,
    sandbox,
  }) => {
    await depositFromGame(page)
    await expect(page).toHaveURL(/\/finance\/recharge$/)
    const hit = await page.evaluate(() => document.elementFromPoint(180, 8)?.closest('dialog') !== null)
    expect(hit).toBe(true)
    // A game that asks again changes nothing.
    await amount(sheet(page)).fill('750')
    await game(page)
      .locator('body')
      .evaluate(() => window.parent.postMessage({ event: 'deposit' }, '*'))
    await expect(amount(sheet(page))).toHaveValue('750')
    await goBack(page)
    await expect(sheet(page)).toHaveCount(0)
    await expect(spin(page)).toBeVisible()
    await expect(page).toHaveURL(/\/game\?type=slot$/)
    await goBack(page)
    await noFrame(page)
    await expect(page).toHaveURL(/\/game\?type=slot$/)
    expect(await sandbox.calls('launchGame')).toHaveLength(1)
  })

  test('after a reload is a page that leads back into the game', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
    await depositFromGame(page)
    await reload(page)
    await expect(backToGame(page)).toBeVisible()
    await amount(page.getByRole('main')).fill('404')
    await clickWhenSeen(page.getByRole('button', { name: 'Deposit ₱404.00' }))
    await expect(confirmPayment(page)).toBeVisible()
    await page.getByRole('button', { name: 'Back to the deposit' }).click()
    await expect(page.getByText('Waiting for your payment')).toBeVisible()
    await expect(backToGame(page)).toBeVisible()
    await clickWhenSeen(page.getByRole('button', { name: /Open GCash to pay/ }))
    await clickWhenSeen(confirmPayment(page))
    await page.getByRole('button', { name: 'Back to the deposit' }).last().click()
    await expect(page.getByRole('main')).toContainText('Your deposit failed')
    await clickWhenSeen(backToGame(page))
    await expect(spin(page)).toBeVisible()
    expect(await sandbox.calls('launchGame')).toHaveLength(2)
    expect(await sandbox.calls('createRecharge')).toHaveLength(1)
  })

  test('after a reload leads Back into the game, once', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
    await depositFromGame(page)
    await reload(page)
    await clickWhenSeen(page.getByRole('banner').getByRole('button', { name: 'Back' }))
    await expect(page.getByRole('region', { name: 'Game: Parol Nights' })).toBeVisible()
    await expect(spin(page)).toBeVisible()
    await goBack(page)
    await noFrame(page)
    await expect(page).toHaveURL(/\/game\?type=slot$/)
    // Another deposit, not from a game.
    await clickWhenSeen(page.getByRole('link', { name: 'Wallet' }).first())
    await clickWhenSeen(page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true }).first())
    await expect(amount(sheet(page))).toBeVisible()
    await reload(page)
    await expect(amount(page.getByRole('main'))).toBeVisible()
    await expect(backToGame(page)).toHaveCount(0)
    expect(await sandbox.calls('launchGame')).toHaveLength(2)
  })

  test('shows a failed payment in the sheet, over the game', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
    await depositFromGame(page)
    await amount(sheet(page)).fill('404')
    await clickWhenSeen(sheet(page).getByRole('button', { name: 'Deposit ₱404.00' }))
    await clickWhenSeen(page.getByRole('button', { name: 'Back to the deposit' }))
    await expect(sheet(page).getByRole('button', { name: 'Back to Parol Nights' })).toBeVisible()
    await clickWhenSeen(sheet(page).getByRole('button', { name: /Open GCash to pay/ }))
    await clickWhenSeen(confirmPayment(page))
    await page
      .getByRole('dialog', { name: /^Pay with/ })
      .getByRole('status')
      .getByRole('button')
      .click()
    await expect(sheet(page)).toContainText('Your deposit failed')
    await clickWhenSeen(sheet(page).getByRole('button', { name: 'Back to Parol Nights' }))
    await expect(sheet(page)).toHaveCount(0)
    await expect(spin(page)).toBeVisible()
    expect(await sandbox.calls('launchGame')).toHaveLength(1)
  })

  test.describe('on a low screen', () => {
    test.use({ viewport: { width: 360, height: 380 } })
    test('shows the amount, and scrolls to its button', async ({ page }) => {
      await depositFromGame(page)
      await expect(amount(sheet(page))).toBeInViewport({ ratio: 1 })
      const button = sheet(page).getByRole('button', { name: /^Deposit ₱/ })
      await clickWhenSeen(button)
      await expect(confirmPayment(page)).toBeVisible()
    })
  })
})

test('shows the result over the page, proposes no more the next time, and Done leads back', async ({
  page,
  sandbox,
}) => {
  const pay = async () => {
    await clickWhenSeen(sheet(page).getByRole('button', { name: 'Deposit ₱500.00' }))
    await expect(page).toHaveURL(/\/finance\/recharge\?order=D/)
    await clickWhenSeen(confirmPayment(page))
    await noFrame(page)
    await expect(sheet(page)).toContainText('Your deposit has arrived')
  }
  await openAs(page, 'ratified', '/vip')
  await clickWhenSeen(page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true }).first())
  await expect(amount(sheet(page))).toHaveValue('5000')
  await amount(sheet(page)).fill('500')
  await pay()
  await clickWhenSeen(sheet(page).getByRole('button', { name: 'Deposit again' }))
  await expect(amount(sheet(page))).toHaveValue('500')
  await pay()
  await clickWhenSeen(sheet(page).getByRole('button', { name: 'Done' }))
  await expect(sheet(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/vip$/)
  expect(await sandbox.calls('createRecharge')).toHaveLength(2)
})

test('closes with the session', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await openAs(page, 'ratified', '/vip')
  await clickWhenSeen(page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true }).first())
  await amount(sheet(page)).fill('500')
  await sandbox.injectFault('prepareRecharge', { kind: 'code', code: 20002 })
  await clickWhenSeen(sheet(page).getByRole('button', { name: 'Deposit ₱500.00' }))
  await expect(page).toHaveURL(/\/game$/)
  await expect(sheet(page)).toHaveCount(0)
})

test(
  'keeps a deposit without a verdict for the next time it is opened',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await openAs(page, 'ratified', '/vip')
    const open = () => clickWhenSeen(page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true }).first())
    await open()
    await expect(amount(sheet(page))).toHaveValue('5000')
    await sandbox.injectFault('createRecharge', { kind: 'status', status: 500 }, { after: true })
    await sandbox.injectFault('listRecharges', { kind: 'status', status: 503 }, { times: 20 })
    await clickWhenSeen(sheet(page).getByRole('button', { name: 'Deposit ₱5,000.00' }))
    await expect(sheet(page)).toContainText("We're checking your deposit")
    await clickWhenSeen(sheet(page).getByRole('button', { name: 'Close' }))
    await expect(sheet(page)).toHaveCount(0)
    await sandbox.clearFaults()
    await open()
    await expect(sheet(page)).toContainText('Waiting for your payment')
    expect(await sandbox.calls('createRecharge')).toHaveLength(1)
  },
)
