import { useQuery } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { balanceQuery } from '#src/queries/balance.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { BalanceAmount } from './balance-amount.tsx'
import { BalanceRefresh } from './balance-refresh.tsx'

/** The amount of a balance that another component has requested. */
function LoadedBalance() {
  useQuery(balanceQuery())
  return <BalanceAmount size="md" />
}

let sandbox: MockSandbox
beforeEach(async () => {
  sandbox = await createSandbox()
})

describe('BalanceAmount', () => {
  it('shows the balance of the server, and covers it without a trace of its length', async () => {
    const { container, stores } = await renderApp(<LoadedBalance />, { username: 'ratified' })
    await expect.element(container).toMatchTextContent(/^₱[\d,]+\.\d\d/)
    stores.settings.setAmountsHidden(true)
    await expect.element(container).toMatchTextContent(/^₱••••••Amount hidden/)
  })

  it('covers in the words of the language', async () => {
    const { container, stores } = await renderApp(<LoadedBalance />, {
      username: 'ratified',
      language: 'vi-VN',
    })
    stores.settings.setAmountsHidden(true)
    await expect.element(container).toMatchTextContent(/Số tiền đã ẩn/)
  })
})

describe('BalanceRefresh', () => {
  it('reads the balance again, and shows a failure as a toast', async () => {
    const screen = await renderApp(
      <>
        <LoadedBalance />
        <BalanceRefresh />
      </>,
      { username: 'ratified' },
    )
    await expect.element(screen.container).toMatchTextContent(/^₱\d/)
    await sandbox.injectFault('getBalance', { kind: 'code', code: 29_999, msg: 'Wallet under repair' })
    await screen.getByRole('button', { name: 'Refresh balance' }).click()
    await expect.element(screen.getByText('Wallet under repair')).toBeVisible()
    // The toast covers the button.
    await screen.getByRole('button', { name: 'Dismiss' }).click()
    const before = (await sandbox.calls('getBalance')).length
    await screen.getByRole('button', { name: 'Refresh balance' }).click()
    await expect.poll(async () => (await sandbox.calls('getBalance')).length).toBe(before + 1)
  })
})
