import { expect, fillLogin, tagFurtherCases, test } from './support/test.ts'

const BROKEN = {
  'is forbidden': () => {
    const forbid = {
      get(): never {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', forbid)
    Object.defineProperty(window, 'sessionStorage', forbid)
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'throws on reading': () => {
    Storage.prototype.getItem = () => {
      throw new Error('corrupt database')
    }
  },
  'holds what others wrote': () => {
    const foreign = ['{"value":', '"dark"', 'null', '[]', '{"value":{"uid":7},"expires":"soon"}', '{"theme":"neon"}']
    const keys = ['USERINFO', 'THEME', 'LANGUAGE', 'ISSOUND', 'ISMUSIC', 'DEVICEID', 'PENDINGLOGOUT', 'AGEACCEPTED']
    keys.forEach((key, index) => {
      if (localStorage.getItem(`TUMPAK_${key}`) === null)
        localStorage.setItem(`TUMPAK_${key}`, foreign[index % foreign.length] ?? '')
    })
  },
}

test.use({ isFirstVisit: true })

for (const [index, [how, breakIt]] of Object.entries(BROKEN).entries()) {
  const tag = tagFurtherCases(index)
  test(
    `with storage that ${how} a player can log in, see the balance and change the theme`,
    { tag },
    async ({ page }) => {
      await page.addInitScript(breakIt)
      await page.goto('/game')
      await page.getByRole('button', { name: 'Accept', exact: true }).click()
      await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
      await expect(page.locator('body')).toHaveClass(/theme-light/)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.getByRole('radio', { name: 'Dark' }).click()
      await expect(page.locator('body')).toHaveClass(/theme-dark/)
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
      await fillLogin(page, 'ratified')
      await expect(page).toHaveURL(/\/game/)
      await expect(page.getByRole('banner')).toContainText('₱5,000.00')
      await page.getByRole('link', { name: 'Wallet' }).first().click()
      await expect(page).toHaveURL(/\/wallet$/)
      // What was accepted and read is not asked again, wherever it is stored.
      await expect(page.locator('dialog[open]')).toHaveCount(0)
    },
  )
}
