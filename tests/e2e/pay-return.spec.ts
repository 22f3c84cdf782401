import { wrap } from './support/fake-native.ts'
import { expect, FULL_ONLY, openAs, test } from './support/test.ts'

const ORDER = 'D202611280001'
const back = { name: 'Back to the app' }

test.describe('on Android', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 14; SM-A057F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0',
    isFirstVisit: true,
  })

  test("the return page leads a visitor into the app by its links, and knows the order's number alone", async ({
    page,
    sandbox,
    baseURL,
  }) => {
    await page.goto(`/finance/return?order=${ORDER}&status=success&amount=9999`)
    const main = page.getByRole('main')
    await expect(main).toContainText(`Order number: ${ORDER}`)
    await expect(main).not.toContainText('9999')
    await expect(main.getByRole('link', back)).toHaveCount(1)
    const { host } = new URL(baseURL ?? '')
    await expect(main.getByRole('link', back)).toHaveAttribute(
      'href',
      new RegExp(`^intent://${host}/finance/recharge\\?order=${ORDER}#Intent;scheme=http;.*;end$`),
    )
    // Nothing covers the button, and nothing of a player is asked.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect((await sandbox.calls()).map(({ operationId }) => operationId)).not.toContain('listRecharges')
  })
})

test('in a browser where the player is logged in, it leads to the order here', async ({ page }) => {
  await openAs(page, 'vip8player', `/finance/return?order=${ORDER}`)
  await page.getByRole('main').getByRole('link', back).click()
  await expect(page).toHaveURL(new RegExp(`/finance/recharge\\?order=${ORDER}$`))
})

test('without an order, or with an odd one, it leads to the payments', { tag: FULL_ONLY }, async ({ page }) => {
  for (const query of ['', '?order=', '?order=//evil.example', '?order=a b']) {
    await page.goto(`/finance/return${query}`)
    await expect(page.getByRole('main').getByRole('link', back)).toHaveAttribute('href', '/transactionHistory')
  }
})

test('in the wrapper it is the page of the order itself', { tag: FULL_ONLY }, async ({ page }) => {
  await wrap(page)
  await openAs(page, 'vip8player', `/finance/return?order=${ORDER}`)
  await expect(page).toHaveURL(new RegExp(`/finance/recharge\\?order=${ORDER}$`))
})
