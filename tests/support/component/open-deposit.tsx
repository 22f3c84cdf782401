import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Language } from '#src/i18n/languages.ts'
import { userQuery } from '#src/queries/user.ts'
import { createSandbox, renderApp } from './render.tsx'
import type { MockSandbox } from '../mock-sandbox.ts'
import { DepositScreen } from '#src/features/wallet/deposit/deposit-screen.tsx'

export interface OpenDepositOptions {
  readonly username?: string
  readonly language?: Language
  /** Called before the form reads anything. */
  readonly prepare?: (sandbox: MockSandbox) => Promise<void>
}

/** Opens the form of a deposit for a persona of the mock. */
export async function openDeposit({ username = 'ratified', language = 'en-US', prepare }: OpenDepositOptions = {}) {
  const sandbox = await createSandbox()
  await prepare?.(sandbox)
  const onOrder = vi.fn<(orderNo: string | undefined) => void>()
  const screen = await renderApp(<DepositScreen onOrder={onOrder} />, { username, language, texts: ['wallet', 'menu'] })
  await screen.queryClient.prefetchQuery(userQuery())
  const amount = screen.getByRole('textbox', { name: /^(Amount|Số tiền)$/ })
  const submit = screen.getByRole('button', { name: /^(Deposit|Nạp)/ }).last()
  await expect.element(amount).toHaveAttribute('inputmode', 'decimal')
  const form = page.elementLocator(amount.element().closest('form') ?? amount.element())
  return { ...screen, sandbox, onOrder, amount, submit, form }
}
