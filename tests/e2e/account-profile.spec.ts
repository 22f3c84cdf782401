import type { Page } from 'playwright/test'
import { goBack } from './support/page-state.ts'
import { expect, FULL_ONLY, openAs, test } from './support/test.ts'

async function openProfile(page: Page, username: string): Promise<void> {
  await openAs(page, username, '/profile')
}

test(
  'a nickname of one long word shows at once and fits the profile and the menu',
  { tag: FULL_ONLY },
  async ({ page }) => {
    await openProfile(page, 'ratified')
    await page.getByRole('button', { name: 'Edit details' }).click()
    const sheet = page.getByRole('dialog', { name: 'Edit details' })
    await sheet.getByLabel('Nickname').fill('W'.repeat(32))
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'W'.repeat(32) })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
    await page.getByRole('button', { name: /Open menu/ }).click()
    const row = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: /Profile, VIP/ })
    await expect(row).toBeVisible()
    expect(await row.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  },
)

test('at 320 px in Vietnamese no chevron of a row wraps below its icon', { tag: FULL_ONLY }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() =>
    localStorage.setItem('TUMPAK_LANGUAGE', JSON.stringify({ value: 'vi-VN', expires: null })),
  )
  for (const username of ['ratified', 'newplayer']) {
    await openProfile(page, username)
    const row = page.getByRole('link', { name: /^Xác minh danh tính (Đã|Chưa) xác minh/ })
    await expect(row).toContainText(username === 'ratified' ? 'Đã xác minh' : 'Chưa xác minh')
    const rows = await page
      .getByRole('main')
      .locator('a, button')
      .evaluateAll((all) =>
        all.flatMap((one) => {
          const last = one.lastElementChild
          const chevron = last?.matches('svg') ? last : last?.lastElementChild
          if (!chevron?.matches('svg') || !chevron.innerHTML.includes('chevron-right')) return []
          const [outer, inner] = [one.getBoundingClientRect(), chevron.getBoundingClientRect()]
          return outer.right - inner.right > 16 ? [one.textContent] : []
        }),
      )
    expect(rows, username).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})

test("player id and invitation code can be copied, and a friend's code can be bound", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openProfile(page, 'ratified')
  await page.getByRole('button', { name: 'Copy player ID' }).click()
  await expect(page.getByText('Copy Successfully')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('U100002')
  await page.getByRole('button', { name: 'Copy invitation code' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('PAROL2')

  await page.getByRole('button', { name: "Enter a friend's code" }).click()
  const sheet = page.getByRole('dialog')
  const code = sheet.getByLabel("Friend's invitation code")
  const bind = sheet.getByRole('button', { name: 'Bind' })
  await code.fill('PAROL3 ')
  await bind.click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('Invited by')).toBeVisible()
  await expect(page.getByText('PAROL3')).toBeVisible()
  await expect(page.getByRole('button', { name: "Enter a friend's code" })).toHaveCount(0)
})

test(
  'a profile that fails to load offers Retry and keeps the settings',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await sandbox.injectFault('getUser', { kind: 'code', code: 50000, msg: 'Not now' }, { times: 1 })
    await openAs(page, 'ratified', '/profile')
    await expect(page.getByText('Music')).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('PAROL2')).toBeVisible()
  },
)

test(
  'language and theme are rows with their value, and their sheets apply a choice at once',
  { tag: FULL_ONLY },
  async ({ page }) => {
    await openProfile(page, 'vip8player')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: /Theme.*Light/ }).click()
    await page.getByRole('dialog').getByRole('radio', { name: 'Dark' }).check()
    await expect(page.locator('body')).toHaveClass(/theme-dark/)
    await goBack(page)
    await main.getByRole('button', { name: /Language.*English/ }).click()
    await page.getByRole('dialog').getByRole('radio', { name: 'Tiếng Việt' }).click()
    await goBack(page)
    await expect(main.getByRole('button', { name: /Giao diện.*Tối/ })).toBeVisible()
    await main.getByRole('link', { name: /Xác minh danh tính/ }).click()
    await expect(page).toHaveURL(/\/kyc\/verification/)
  },
)
