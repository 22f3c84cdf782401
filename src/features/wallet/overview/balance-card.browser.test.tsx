import { beforeEach, describe, expect, it } from 'vitest'
import { axeViolations } from '#tests/support/component/axe.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { BalanceAmounts, BalanceHero } from './balance-card.tsx'

let sandbox: MockSandbox
beforeEach(async () => {
  sandbox = await createSandbox()
})

describe('BalanceHero and BalanceAmounts', () => {
  it('leads to the coupons, and says how many can be used', async () => {
    const screen = await renderApp(<BalanceAmounts />, { username: 'vip8player', texts: ['wallet'] })
    const coupons = screen.getByRole('link', { name: /^Coupons/ })
    await expect.element(coupons).toMatchTextContent(/[1-9]\d* available/)
    await expect.element(coupons).toHaveAttribute('href', '/finance/exchange?tab=coupons')
  })

  it.each([
    ['en-US', 'userAccountVO/balance', "Amount couldn't be read", /couldn't read every amount/, 'Retry'],
    ['vi-VN', 'userAccountVO/deposit', null, /không đọc được một số khoản tiền/, 'Thử lại'],
    ['en-US', 'userPointVO/value', null, /couldn't read every amount/, 'Retry'],
  ] as const)(
    'explains an unreadable amount in %s (%s), and Retry reads it',
    { tags: 'full' },
    async (language, path, label, why, retry) => {
      await sandbox.injectFault('getBalance', { kind: 'replace', changes: { [`/${path}`]: 'a lot' } })
      const card = (
        <>
          <BalanceHero />
          <BalanceAmounts />
        </>
      )
      const screen = await renderApp(card, { username: 'ratified', texts: ['wallet'], language })
      await expect.element(screen.getByRole('status').filter({ hasText: why })).toBeVisible()
      const explained = screen.getByTitle(label ?? 'none')
      expect(explained.elements().map((amount) => amount.textContent)).toEqual(label === null ? [] : [`₱—${label}`])
      expect(await axeViolations(screen.container)).toEqual([])
      await screen.getByRole('button', { name: retry, exact: true }).click()
      await expect.element(screen.getByText('₱5,000.00').first()).toBeVisible()
      await expect.poll(() => screen.getByText(why).elements()).toEqual([])
    },
  )
})
