import { expect, logIn, test } from './support/test.ts'

test('language, theme and session survive a reload', async ({ page, context }) => {
  await logIn(page, 'vip8player')
  await page.getByRole('button', { name: /Open menu/ }).click()
  await page.getByRole('radio', { name: 'Tiếng Việt' }).click()
  await expect(page.getByRole('radio', { name: 'Tiếng Việt' })).toBeChecked()
  await page.getByRole('radio', { name: 'Tối' }).click()
  await expect(page.getByRole('radio', { name: 'Tối' })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.close()

  const again = await context.newPage()
  await again.goto('/game')
  await expect(again.locator('html')).toHaveAttribute('lang', 'vi-VN')
  await expect(again.locator('body')).toHaveClass(/theme-dark/)
  await expect(again.getByRole('list', { name: 'Trò chơi nổi bật' })).toBeVisible()
  await expect(again.getByRole('banner')).toContainText('₱123,456.78')

  // The server's texts follow the language too.
  await again.getByRole('link', { name: 'Ví' }).first().click()
  await expect(again.getByText('Có thể rút ngay')).toBeVisible()
  await again.goto('/game/record')
  await expect(again.getByRole('tab', { name: 'Nổ hũ' })).toBeVisible()
})

test('theme and language are applied before the app starts', async ({ page, context, baseURL }) => {
  await context.addInitScript(() => {
    localStorage.setItem('TUMPAK_THEME', JSON.stringify({ value: 'dark', expires: null }))
    localStorage.setItem('TUMPAK_LANGUAGE', JSON.stringify({ value: 'vi-VN', expires: null }))
  })
  // The first paint: at this point no module script has run.
  await page.goto(`${baseURL ?? ''}/login`, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN')
  await expect(page.locator('body')).toHaveClass(/theme-dark/)
  await expect(page.getByRole('heading', { name: 'Chào mừng bạn trở lại' })).toBeVisible()
})
