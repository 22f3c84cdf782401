import { mkdirSync } from 'node:fs'
import { expect, test as base, type FrameLocator } from 'playwright/test'
import { inRoot } from '../../scripts/root.ts'
import { chooseAll, fillDetails, handIn, saveButton } from '../e2e/support/kyc.ts'
import { goTo } from '../e2e/support/page-state.ts'
import { clickWhenSeen, watchIgnoredPresses } from '../e2e/support/presses.ts'
import { dismissKycReminder, logOut } from '../e2e/support/test.ts'
import { startBackendApp, type BackendApp } from '../support/backend-app.ts'
import { watchSecrets } from '../support/secrets.ts'
import { seenBefore } from '../support/seen-before.ts'

/** The folder that `npm run build` was told; see the step `backend-day` in scripts/test/steps.ts. */
const DIST = '.cache/backend-app'
const PICTURES = inRoot('.cache/backend-day')
const PASSWORD = 'tumpak123'
const TRADE_PASSWORD = 'money12345'

const test = base.extend<{ app: BackendApp; errors: string[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  app: async ({}, hand) => {
    const app = await startBackendApp(DIST)
    await hand(app)
    await app.stop()
  },
  baseURL: async ({ app }, hand) => hand(app.appUrl),
  // A page has no error, breaks no security policy, ignores no press, and keeps no secret.
  errors: [
    async ({ context, page }, hand) => {
      const errors = await watchIgnoredPresses(context)
      const leaks = await watchSecrets(context)
      page.on('pageerror', ({ message }) => errors.push(message))
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted ?Type/.test(message.text())) errors.push(message.text())
      })
      await hand(errors)
      expect([...errors, ...(await leaks())]).toEqual([])
    },
    { auto: true },
  ],
})

test('a new player goes from the first login to a paid withdrawal, over a restart of the server', async ({
  app,
  browser,
  context,
  page,
}) => {
  mkdirSync(PICTURES, { recursive: true })
  await context.addInitScript(seenBefore)
  let balance = ''
  let pictures = 0
  const take = async (name: string): Promise<void> => {
    pictures += 1
    await page.screenshot({ path: `${PICTURES}/${String(pictures).padStart(2, '0')}-${name}.png` })
  }
  const main = page.getByRole('main')
  const banner = page.getByRole('banner')
  const frame = page.frameLocator('iframe')
  const dialog = (name: string) => page.getByRole('dialog', { name })

  await test.step('logs in', async () => {
    await page.goto('/login')
    await page.getByLabel('Username').fill('bagong')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await clickWhenSeen(page.getByRole('button', { name: 'Login' }))
    await dismissKycReminder(page)
    await take('lobby')
  })

  await test.step('has the identity verified', async () => {
    await goTo(page, '/kyc/verification')
    await clickWhenSeen(main.getByRole('link', { name: 'Verify your identity' }))
    await fillDetails(page, { idType: 'PhilSys ID', idNumber: '123456789012', occupation: 'Office work' })
    await saveButton(page).click()
    await expect(page).toHaveURL(/\/kyc\/upload$/)
    await chooseAll(page)
    await take('photos')
    await handIn(page)
    await expect(main).toContainText("We're checking your documents")
    await app.pressAsOperator(browser, 'Approve')
    await expect(main).toContainText("You're verified")
    await take('verified')
  })

  await test.step('binds phone, wallet and transaction password', async () => {
    await goTo(page, '/profile')
    await clickWhenSeen(main.getByRole('button', { name: /^Mobile/ }))
    const phone = dialog('Bind mobile number')
    await phone.getByLabel('Mobile number').fill('999 555 0010')
    await clickWhenSeen(phone.getByRole('button', { name: 'Send code' }))
    await phone.getByLabel('SMS code').fill('123456')
    await clickWhenSeen(phone.getByRole('button', { name: 'Bind' }))
    await expect(main).toContainText('999****010')
    await goTo(page, '/wallet')
    await clickWhenSeen(main.getByRole('link', { name: 'Withdraw', exact: true }))
    const password = dialog('Set your transaction password')
    await password.getByLabel('Transaction password', { exact: true }).fill(TRADE_PASSWORD)
    await password.getByLabel('Confirm transaction password').fill(TRADE_PASSWORD)
    await clickWhenSeen(password.getByRole('button', { name: 'Confirm' }))
    await clickWhenSeen(page.getByRole('button', { name: 'Bind your e‑wallet' }))
    const wallet = dialog('Bind your wallet')
    await wallet.getByLabel('Name', { exact: true }).fill('Maria Clara')
    await wallet.getByLabel('Mobile number').fill('9995550010')
    await clickWhenSeen(wallet.getByRole('button', { name: 'Bind wallet' }))
    await expect(wallet).toHaveCount(0)
    await take('bound')
  })

  await test.step('deposits in a frame, with the bonus', async () => {
    await goTo(page, '/finance/recharge')
    await clickWhenSeen(page.getByRole('button', { name: 'Not now' }))
    await take('deposit')
    await clickWhenSeen(page.getByRole('button', { name: 'Deposit ₱500.00' }))
    await expect(frame.getByRole('button', { name: 'Pay ₱500.00' })).toBeVisible()
    await take('payment')
    await clickWhenSeen(frame.getByRole('button', { name: 'Pay ₱500.00' }))
    await expect(main).toContainText('Your deposit has arrived')
    await expect(banner).toContainText('₱600.00')
    await take('arrived')
  })

  await test.step('deposits in a tab of its own', async () => {
    await goTo(page, '/finance/recharge')
    await page.getByRole('radio', { name: 'Maya' }).check()
    await page.getByLabel('Amount', { exact: true }).fill('300')
    await clickWhenSeen(page.getByRole('button', { name: /^Deposit/ }).last())
    const opened = context.waitForEvent('page')
    await clickWhenSeen(page.getByRole('link', { name: /Open Maya to pay/ }))
    const payment = await opened
    await payment.getByRole('button', { name: 'Pay ₱315.00' }).click()
    await expect(payment.getByRole('status')).toHaveText('Paid.')
    await payment.screenshot({ path: `${PICTURES}/payment-tab.png` })
    await payment.close()
    await page.bringToFront()
    await expect(main).toContainText('Your deposit has arrived')
    await expect(banner).toContainText('₱900.00')
  })

  await test.step('plays', async () => {
    await goTo(page, '/game')
    await clickWhenSeen(main.getByRole('button', { name: /Star Lantern/ }).first())
    balance = await playRound(frame)
    await take('game')
    await page.getByRole('button', { name: 'Leave the game' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(banner).toContainText(`₱${balance}`)
  })

  await test.step('stays logged in over a restart of the server', async () => {
    await app.restart()
    await page.reload()
    await expect(banner).toContainText(`₱${balance}`)
    // The check-in, and the deposit of the day.
    await expect(page.getByRole('link', { name: '2 waiting Events' })).toBeVisible()
    await take('restarted')
  })

  await test.step('gets a letter with cash by the socket, which has come back', async () => {
    await app.restart()
    await app.writeLetter(browser, { username: 'bagong', title: 'Cash for you', cash: '500' })
    // Three of the seed, one of the approval, and this one.
    await expect(page.getByRole('link', { name: '5 unread Profile' })).toBeVisible()
    await clickWhenSeen(page.getByRole('button', { name: /Open menu/ }))
    await clickWhenSeen(page.getByRole('dialog').getByRole('link', { name: /Inbox/ }))
    await clickWhenSeen(main.getByRole('button', { name: /Cash for you/ }))
    await take('letter')
    await clickWhenSeen(page.getByRole('button', { name: 'Claim', exact: true }))
    await clickWhenSeen(page.getByRole('dialog').getByRole('button', { name: 'Great!' }))
    await goTo(page, '/inbox')
    await take('inbox')
  })

  await test.step('checks in, which lowers the badge', async () => {
    await goTo(page, '/event')
    await clickWhenSeen(main.getByRole('button', { name: 'Check in' }))
    await clickWhenSeen(frame.getByRole('button', { name: 'Claim' }))
    await clickWhenSeen(page.getByRole('dialog').getByRole('button', { name: 'Great!' }))
    await expect(page.getByRole('link', { name: '1 waiting Events' })).toBeVisible()
    await take('checked-in')
  })

  await test.step('withdraws, and is paid out', async () => {
    await goTo(page, '/finance/withdraw')
    await page.getByLabel('Amount', { exact: true }).fill('200')
    await clickWhenSeen(page.getByRole('button', { name: 'Continue' }))
    const review = dialog('Review your withdrawal')
    await review.getByLabel('Transaction password', { exact: true }).fill(TRADE_PASSWORD)
    await clickWhenSeen(review.getByRole('button', { name: /^Withdraw ₱/ }))
    await expect(main).toContainText('We received your withdrawal')
    await take('withdrawal')
    await app.pressAsOperator(browser, 'Paid out')
    await expect(main).toContainText('Your withdrawal was paid out')
    await take('paid-out')
  })

  await test.step('logs out, and reads the app in Vietnamese', async () => {
    await goTo(page, '/game')
    await logOut(page)
    await goTo(page, '/login')
    await page.getByRole('radio', { name: 'Tiếng Việt' }).click()
    await page.getByLabel('Tên đăng nhập').fill('bagong')
    await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
    await clickWhenSeen(page.getByRole('button', { name: 'Đăng nhập' }))
    await expect(banner).toContainText('₱')
    await goTo(page, '/transactionHistory')
    await expect(main).toContainText('Thành công')
    await take('vietnamese')
  })
})

/** Plays a round, and returns the balance after it, as the game shows it. */
async function playRound(frame: FrameLocator): Promise<string> {
  await clickWhenSeen(frame.getByRole('button', { name: 'Play' }))
  await expect(frame.getByRole('status').filter({ hasText: /You win|No win/ })).toBeVisible()
  return (await frame.locator('#balance').textContent()) ?? ''
}
