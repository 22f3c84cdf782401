import { goBack, reload } from './support/page-state.ts'
import { expect, openAs, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

test.describe('an entry of the activity on a desktop', () => {
  for (const { path, detail } of [
    { path: '/transactionHistory', detail: 'Order number' },
    { path: '/transactionHistory?kind=withdrawals', detail: 'Account' },
    { path: '/records', detail: 'Balance after' },
    { path: '/game/record', detail: 'Round number' },
  ]) {
    test(`opens beside its list, is named by the address, and Back closes it: ${path}`, async ({ page }) => {
      await openAs(page, 'vip8player', '/wallet')
      await page.goto(path)
      const entries = page.getByRole('table').locator('td > button:first-child')
      const pane = page.getByRole('region', { name: 'Details' })
      await entries.nth(0).click()
      await expect(pane).toContainText(detail)
      await expect(page).toHaveURL(/[?&]open=\w/)
      await expect(pane.getByRole('heading').first()).toBeFocused()
      const first = page.url()
      // Another entry takes its place in the browser's history.
      await entries.nth(1).click()
      await expect(page).not.toHaveURL(first)
      await reload(page)
      await expect(pane).toContainText(detail)
      await goBack(page)
      await expect(pane).toHaveCount(0)
      await expect(page).not.toHaveURL(/open=/)
      await entries.nth(0).click()
      await pane.getByRole('button', { name: 'Close' }).click()
      await expect(pane).toHaveCount(0)
      await expect(page).not.toHaveURL(/open=/)
      await expect(entries.nth(0)).toBeFocused()
      await goBack(page)
      await expect(page).toHaveURL(/\/wallet$/)
    })
  }
})
