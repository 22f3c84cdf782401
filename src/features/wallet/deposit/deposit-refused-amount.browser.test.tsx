import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { DepositScreen } from './deposit-screen.tsx'

afterEach(() => page.viewport(360, 740))

describe('DepositScreen: an amount that is refused', () => {
  it.each([
    ['en-US', 360, 740, '5', 'Deposit', /^(Wager ₱.*|You pay)$/],
    ['vi-VN', 360, 740, '50000.01', 'Nạp', /^(Cần cược ₱.*|Bạn trả)$/],
    ['en-US', 1280, 800, '5', 'Deposit', /^(Wager ₱.*|You pay)$/],
  ] as const)('in %s at %i x %i promises nothing for %s, and a press says why', async (...row) => {
    const [language, width, height, typed, word, promise] = row
    await page.viewport(width, height)
    const sandbox = await createSandbox()
    const screen = await renderApp(<DepositScreen onOrder={() => undefined} />, {
      username: 'ratified',
      language,
      texts: ['wallet', 'menu'],
    })
    const amount = screen.getByRole('textbox')
    const submit = screen.getByRole('button', { name: new RegExp(`^${word}`) }).last()
    await amount.fill('500')
    await expect.element(submit).toHaveTextContent(`${word} ₱500.00`)
    expect(submit.element().className).toContain('primary')
    await expect.element(screen.getByText(promise).first()).toBeVisible()

    await amount.fill(typed)
    await expect.element(submit).not.toMatchTextContent(/₱/)
    expect(submit.element().className).not.toContain('primary')
    await expect.element(screen.getByText(promise)).not.toBeInTheDocument()
    await submit.click()
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
    await expect.element(amount).toHaveAccessibleDescription(/^(Minimum ₱100\.00|Tối đa ₱50,000\.00)/)
    expect(await sandbox.calls('prepareRecharge')).toEqual([])
  })
})
