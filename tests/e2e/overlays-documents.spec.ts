import { goBack } from './support/page-state.ts'
import { clickWhenSeen } from './support/presses.ts'
import { expect, FULL_ONLY, test } from './support/test.ts'

test('a missing operator document is replaced by our text, marked as a draft', { tag: FULL_ONLY }, async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('button', { name: 'Terms and conditions' }).first().click()
  const terms = page.getByRole('dialog', { name: 'Terms and conditions' })
  await expect(terms.getByRole('note')).toContainText("The operator's lawyers must replace it")
  for (const text of [
    'Players must be 21 or older.',
    'within 7 days of registration, or before the first withdrawal',
    'minimum first deposit is ₱500.00',
    'We keep your data for 5 years.',
    'One device per account at a time',
    'daily turnover multiple is 10 times',
    'Funds of ineligible players are forfeited.',
  ]) {
    await expect(terms).toContainText(text)
  }
  await page.keyboard.press('Escape')
  await expect(terms).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Terms and conditions' }).first()).toBeFocused()
})

test('our terms are not shown while the config is unknown', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await page.clock.install()
  await sandbox.injectFault('getConfig', { kind: 'drop' }, { times: 100 })
  const failedTries = (count: number) =>
    expect(async () => {
      await page.clock.runFor(1000)
      expect(await sandbox.calls('getConfig')).toHaveLength(count)
    }).toPass()
  await page.goto('/register')
  // Page and hints each try three times: the document is the last to load.
  await failedTries(6)
  await page.getByRole('button', { name: 'Terms and conditions' }).first().click()
  const terms = page.getByRole('dialog', { name: 'Terms and conditions' })
  const retry = terms.getByRole('button', { name: 'Retry' })
  await failedTries(9)
  await expect(retry).toBeVisible()
  await expect(terms.getByRole('note')).toHaveCount(0)
  await sandbox.clearFaults()
  await retry.click()
  await expect(terms.getByRole('note')).toContainText("The operator's lawyers must replace it")
})

test(
  'login links to the documents, and responsible gaming shows the help contacts of the config',
  { tag: FULL_ONLY },
  async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Privacy policy' }).click()
    const privacy = page.getByRole('dialog', { name: 'Privacy policy' })
    await expect(privacy).toContainText('We keep your data for 5 years.')
    await privacy.getByRole('button', { name: 'Close the document' }).click()
    await page.getByRole('button', { name: 'Responsible gaming' }).click()
    const gaming = page.getByRole('dialog', { name: 'Responsible gaming' })
    await expect(gaming.getByRole('listitem')).toHaveCount(5)
    await expect(gaming.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
      'href',
      'https://telegram.example/support',
    )
  },
)

test(
  'responsible gaming without contacts links to customer service, which reloads them',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await sandbox.injectFault('getConfig', { kind: 'status', status: 500 }, { times: 100 })
    await page.goto('/login')
    await page.getByRole('button', { name: 'Responsible gaming' }).click()
    const gaming = page.getByRole('dialog', { name: 'Responsible gaming' })
    await gaming.getByRole('link', { name: 'Customer Service' }).click()
    await expect(page).toHaveURL(/\/livechat$/)
    await expect(gaming).toHaveCount(0)
    await expect(page.getByText("We couldn't load the contact options")).toBeVisible()
  },
)

test(
  "a document on the app's own host opens in a new tab instead of our draft",
  { tag: FULL_ONLY },
  async ({ page, sandbox, baseURL }) => {
    const terms = new URL('/favicon.svg', baseURL).href
    await sandbox.injectFault('getConfig', { kind: 'replace', changes: { '/terms_of_use': terms } }, { times: 50 })
    await page.goto('/login')
    await page.getByRole('button', { name: 'Terms and conditions' }).click()
    const dialog = page.getByRole('dialog', { name: 'Terms and conditions' })
    await expect(dialog.getByRole('note')).toHaveCount(0)
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('link', { name: 'Open in a new tab' }).click()
    await expect(await opened).toHaveURL(terms)
  },
)

test('a form keeps its values while a document is open', { tag: FULL_ONLY }, async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Username').fill('fiesta2026')
  await page.getByRole('button', { name: 'Privacy policy' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Privacy policy' })).toBeVisible()
  await goBack(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Username')).toHaveValue('fiesta2026')
})

test.describe('an operator with documents of its own', () => {
  test.use({ scenario: 'operator' })

  test('frames them without access to the app', async ({ page }) => {
    await page.goto('/login')
    await page
      .getByRole('alertdialog', { name: /not the latest version/ })
      .getByRole('button', { name: 'Later' })
      .click()
    await clickWhenSeen(page.getByRole('button', { name: 'Terms and conditions' }))
    const terms = page.getByRole('dialog', { name: 'Terms and conditions' })
    const frame = terms.locator('iframe')
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
    await expect(terms.frameLocator('iframe').getByRole('heading', { name: "The operator's terms" })).toBeVisible()
    await expect(terms.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('rel', /noopener/)
  })
})
