import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { clickWhenSeen } from './support/presses.ts'
import { becomePlayer, expect, tagFurtherCases, test } from './support/test.ts'
import { leaveBalance } from './support/withdrawal.ts'

const frame = (page: Page) => page.frameLocator('iframe')

/** Pays a deposit of ₱500.00 while the page stays as it is. */
async function payElsewhere(page: Page): Promise<void> {
  const post = async (path: string, data: object) => {
    const response = await page.request.post(path, { data, headers: { 'Idempotency-Key': randomUUID() } })
    return ((await response.json()) as { data: Record<string, string> }).data
  }
  const { orderNo } = await post('/api/recharge/preCreate', { method: 'gcash', amount: 500 })
  const { payUrl = '' } = await post('/api/recharge/build', { orderNo })
  const payKey = /"payKey":"([^"]+)"/.exec(await (await page.request.get(payUrl)).text())?.[1]
  await page.request.post(new URL('/demo/pay/confirm', payUrl).href, { data: { payKey } })
}

const TEXTS = [
  { language: 'en-US', spin: 'Spin', refusal: 'Deposit to play', result: /You win|No win/ },
  { language: 'vi-VN', spin: 'Quay', refusal: 'Nạp tiền để chơi', result: /Bạn thắng|Lần này chưa thắng/ },
]
for (const [index, { language, spin, refusal, result }] of TEXTS.entries()) {
  test(
    `in ${language} a game without money asks for a deposit, learns that it has arrived, and spins with one tap`,
    { tag: tagFurtherCases(index) },
    async ({ page }) => {
      await page.addInitScript((chosen) => {
        localStorage.setItem('TUMPAK_LANGUAGE', JSON.stringify({ value: chosen, expires: null }))
      }, language)
      await becomePlayer(page, 'vip8player')
      await leaveBalance(page, 0)
      await page.goto('/game?type=slot')
      await clickWhenSeen(page.getByRole('button', { name: /^Parol Nights/ }).first())
      await frame(page).locator('.bets label').nth(3).click()
      await clickWhenSeen(frame(page).getByRole('button', { name: spin }))
      const notice = frame(page).getByRole('alert')
      await expect(notice.locator('p')).toHaveText(refusal)
      await payElsewhere(page)
      await expect(frame(page).locator('#balance')).toHaveText('₱500.00')
      await expect(notice).toBeHidden()
      await expect(frame(page).getByRole('radio', { name: '₱50', exact: true })).toBeChecked()
      await clickWhenSeen(frame(page).getByRole('button', { name: spin }))
      await expect(frame(page).getByText(result).first()).toBeVisible()
    },
  )
}
