import { describe, expect, it } from 'vitest'
import { userQuery } from '#src/queries/user.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { WithdrawalScreen } from './withdrawal-screen.tsx'

describe('WithdrawalScreen: the primary button', () => {
  it('is quiet until the amount can be withdrawn, and on the confirmation until there is a password', async () => {
    await createSandbox()
    const screen = await renderApp(<WithdrawalScreen onOrder={() => undefined} />, {
      username: 'ratified',
      texts: ['wallet', 'withdraw', 'menu'],
    })
    await screen.queryClient.prefetchQuery(userQuery())
    await expect.element(screen.getByText('₱4,200.50').first()).toBeVisible()
    const amount = screen.getByRole('textbox', { name: 'Amount' })
    const button = screen.getByRole('button', { name: 'Continue' })
    for (const typed of ['', '99.99', '4200.51', '4.200']) {
      await amount.fill(typed)
      expect(button.element().className, typed).not.toContain('primary')
    }
    await amount.fill('4200.50')
    expect(button.element().className).toContain('primary')
    await button.click()
    const sheet = screen.getByRole('dialog')
    const confirm = sheet.getByRole('button', { name: /^Withdraw ₱/ })
    expect(confirm.element().className).not.toContain('primary')
    await sheet.getByLabelText('Transaction password', { exact: true }).fill('tumpak123')
    expect(confirm.element().className).toContain('primary')
  })
})
