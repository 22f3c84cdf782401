import { goTo } from './support/page-state.ts'
import { clickWhenSeen } from './support/presses.ts'
import { expect, fillLogin, FULL_ONLY, test } from './support/test.ts'

test('customer service shows the configured contacts at both URLs', async ({ page }) => {
  for (const path of ['/livechat', '/customerService']) {
    await page.goto(path)
    for (const name of ['Telegram', 'Viber', 'Messenger', 'Start chat']) {
      const contact = page.getByRole('main').getByRole('link', { name })
      await expect(contact).toHaveAttribute('href', /^https:\/\//)
      await expect(contact).toHaveAttribute('rel', /noopener/)
    }
  }
  await page
    .getByRole('button', { name: /Responsible gaming/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('contacts that fail to load offer Retry', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await page.clock.install()
  await sandbox.injectFault('getConfig', { kind: 'status', status: 500 }, { times: 50 })
  await page.goto('/livechat')
  await expect(page.getByText("We couldn't load the contact options")).toBeVisible()
  // The footer reads the same document.
  await expect(page.getByRole('contentinfo')).toContainText('License')
  // It polls by itself too, but not before the player's tap. Pending timers run before the clock stops.
  await page.clock.pauseAt(Date.now() + 60_000)
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
  await expect(async () => {
    expect(await sandbox.isIdle()).toBe(true)
    await page.clock.runFor(1000)
    await expect(retry).toBeVisible({ timeout: 1000 })
  }).toPass()
  await sandbox.clearFaults()
  await retry.click()
  await page.clock.resume()
  await expect(page.getByRole('main').getByRole('link', { name: 'Viber' })).toBeVisible()
})

test('questions that fail to load offer Retry', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await sandbox.injectFault('listFaqs', { kind: 'code', code: 50000, msg: '' }, { times: 10 })
  await page.goto('/faq')
  await expect(page.getByText("We couldn't load the questions")).toBeVisible()
  await sandbox.clearFaults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Who can play?')).toBeVisible()
})

test('login and registration from a help page return to it', { tag: FULL_ONLY }, async ({ page }) => {
  await page.goto('/faq')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await fillLogin(page, 'ratified')
  await expect(page).toHaveURL(/\/faq$/)
  await expect(page.getByRole('searchbox', { name: 'Search questions' })).toBeVisible()
})

test(
  'Login and Sign up in the header carry the current page, except the lobby',
  { tag: FULL_ONLY },
  async ({ page }) => {
    const signUp = page.getByRole('banner').getByRole('link', { name: 'Sign up' })
    await page.goto('/livechat')
    await expect(signUp).toHaveAttribute('href', '/register?returnTo=%2Flivechat')
    await page.goto('/game')
    await expect(signUp).toHaveAttribute('href', '/register')
  },
)

test(
  'one invalid URL in the configuration hides neither the contacts nor the other documents',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    const changes = { '/privacy_policy': 'www.example.com/privacy', '/terms_of_use': null, '/cs_telegram': 7 }
    await sandbox.injectFault('getConfig', { kind: 'replace', changes }, { times: 50 })
    await page.goto('/livechat')
    await expect(page.getByRole('main').getByRole('link', { name: 'Viber' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Telegram' })).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' }).click()
    // The operator's own text fails to load: ours must not replace it.
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText("We can't open this document")
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Customer Service' })).toBeVisible()
  },
)

test('login succeeds with invalid values in nonessential fields', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  const changes = {
    '/gender': 'other',
    '/identityInfo': null,
    '/nickname': null,
    '/vip': '8',
    '/phone': '+639171234567',
  }
  await sandbox.injectFault('loginUser', { kind: 'replace', changes })
  await sandbox.injectFault('getUser', { kind: 'replace', changes }, { times: 50 })
  await page.goto('/login')
  await fillLogin(page, 'ratified')
  await expect(page).toHaveURL(/\/game/)
  await expect(page.getByRole('banner')).toContainText('₱5,000.00')
})

test('a player without a value of onlyKyc must verify first', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await sandbox.injectFault('loginUser', { kind: 'replace', changes: { '/onlyKyc': null } })
  await sandbox.injectFault('getUser', { kind: 'replace', changes: { '/onlyKyc': null } }, { times: 50 })
  await page.goto('/login')
  await fillLogin(page, 'ratified')
  await expect(page).toHaveURL(/\/profile/)
})

test('20002 of a public read shows a visitor its text and Retry', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await sandbox.injectFault('listFaqs', { kind: 'code', code: 20002, msg: 'Please log in again' }, { times: 2 })
  await goTo(page, '/faq')
  const main = page.getByRole('main')
  await expect(main.getByText('Please log in again')).toBeVisible()
  await main.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(async () => (await sandbox.calls('listFaqs')).length).toBe(2)
  await expect(main.getByText('Please log in again')).toBeVisible()
  await clickWhenSeen(main.getByRole('button', { name: 'Retry' }))
  await expect(main.getByRole('search')).toBeVisible()
  await expect(page).toHaveURL(/\/faq$/)
})
