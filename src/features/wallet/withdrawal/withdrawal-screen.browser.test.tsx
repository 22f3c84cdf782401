import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { listWithdrawals } from '#generated/http/money/list-withdrawals.ts'
import type { Language } from '#src/i18n/languages.ts'
import { userQuery } from '#src/queries/user.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { clickTwice } from '#tests/support/component/input.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { stuckIntent } from '../money-request/testing/stuck-intent.ts'
import { useMoneyRequest } from '../money-request/use-money-request.ts'
import { withdrawal } from './withdrawal.ts'
import { WithdrawalScreen, type WithdrawalScreenProps } from './withdrawal-screen.tsx'

/** The form of a player with ₱5,000.00, of which ₱4,200.50 is withdrawable, and a GCash wallet. */
async function setup({
  language = 'en-US',
  loads = true,
  wallet,
  balance,
}: {
  language?: Language
  loads?: boolean
  /** Changes of the wallet, by pointer. */
  wallet?: Record<string, unknown>
  /** Changes of the balance, by pointer. */
  balance?: Record<string, unknown>
} = {}) {
  const sandbox = await createSandbox()
  if (wallet) await sandbox.injectFault('getWallet', { kind: 'replace', changes: wallet }, { times: 10 })
  if (balance) await sandbox.injectFault('getBalance', { kind: 'replace', changes: balance }, { times: 10 })
  if (!loads) await sandbox.injectFault('getBalance', { kind: 'drop' }, { times: 100 })
  const onOrder = vi.fn<(orderNo: string | undefined) => void>()
  const texts = ['wallet', 'withdraw', 'menu'] as const
  const screen = await renderApp(<WithdrawalScreen onOrder={onOrder} />, { username: 'ratified', language, texts })
  await screen.queryClient.prefetchQuery(userQuery())
  const amount = screen.getByRole('textbox', { name: /^(Amount|Số tiền)$/ })
  const sheet = screen.getByRole('dialog', { name: 'Review your withdrawal' })
  const password = sheet.getByLabelText('Transaction password', { exact: true })
  await expect.element(screen.getByText(/^917\*{4}567/)).toBeVisible()
  return {
    ...screen,
    sandbox,
    onOrder,
    amount,
    sheet,
    password,
    /** Types an amount and opens the confirmation. */
    review: async (typed: string) => {
      await amount.fill(typed)
      await screen.getByRole('button', { name: 'Continue' }).click()
    },
    confirm: async (typed = 'tumpak123') => {
      await password.fill(typed)
      await sheet.getByRole('button', { name: /^Withdraw ₱/ }).click()
    },
  }
}

/** The screen of a player who has waited for the result of a withdrawal for eleven minutes. */
function Stuck({ onOrder }: WithdrawalScreenProps) {
  const { intents } = useMoneyRequest(withdrawal)
  const uid = useStores().session.uid ?? ''
  useState(() => intents.save({ ...stuckIntent(uid), amount: 500, bank: 'gcash', account: '917****567' }))
  return <WithdrawalScreen onOrder={onOrder} />
}

describe('WithdrawalScreen', () => {
  it('says in view who licenses the site, above the button', { tags: 'full' }, async () => {
    const { getByText, getByRole } = await setup()
    const line = getByText('21+ · no license: a demonstration')
    await expect.element(line).toBeInViewport({ ratio: 1 })
    const button = getByRole('button', { name: 'Continue' }).element()
    expect(line.element().compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it.each([
    ['99.99', /Enter ₱100\.00 or more/],
    ['4900', /Wager ₱799\.50 more/],
    ['5000.01', /up to ₱4,200\.50 now/],
  ])('refuses the amount %s with its reason, and sends nothing', { tags: 'full' }, async (typed, reason) => {
    const { amount, review, sheet, sandbox, getByText } = await setup()
    await expect.element(getByText('₱4,200.50').first()).toBeVisible()
    await review(typed)
    await expect.element(amount).toHaveAccessibleDescription(reason)
    await expect.element(amount).toHaveValue(typed)
    await expect.element(sheet).not.toBeInTheDocument()
    expect(await sandbox.calls('createWithdrawal')).toEqual([])
  })

  it('shows the general minimum, or a higher one of the wallet, and refuses less', async () => {
    const general = await setup()
    await expect.element(general.amount).toHaveAccessibleDescription('Minimum ₱100.00')
    await general.unmount()
    const { amount, review, sheet, sandbox } = await setup({ wallet: { '/bank': 'maya', '/minWithdrawal': 200 } })
    await expect.element(amount).toHaveAccessibleDescription('Minimum ₱200.00')
    await review('199.99')
    await expect.element(amount).toHaveAccessibleDescription(/Enter ₱200\.00 or more/)
    await expect.element(sheet).not.toBeInTheDocument()
    await review('200')
    await expect.element(sheet).toBeVisible()
    expect(await sandbox.calls('createWithdrawal')).toEqual([])
  })

  const OWED = { '/userAccountVO/withdrawalAmount': 0, '/userRiskVO/surplus': 10_759.5 }
  it.each([
    ['en-US', OWED, 'Nothing to withdraw yet. Wager ₱10,759.50 more.'],
    ['vi-VN', OWED, 'Chưa có tiền để rút. Hãy cược thêm ₱10,759.50.'],
    ['en-US', { ...OWED, '/userRiskVO/surplus': 0 }, 'Nothing to withdraw yet.'],
    [
      'en-US',
      { ...OWED, '/userAccountVO/withdrawalAmount': 50 },
      'You have ₱50.00 to withdraw. The minimum is ₱100.00. Wager ₱10,759.50 more.',
    ],
  ] as const)('in %s says before one types why nothing can be withdrawn yet: %o', async (language, balance, text) => {
    const { getByText, amount, getByRole, sheet } = await setup({ language, balance })
    await expect.element(getByText(text, { exact: true })).toBeVisible()
    await amount.fill('500')
    await getByRole('button', { name: /^(Continue|Tiếp tục)$/ }).click()
    await expect.element(amount).toHaveAccessibleDescription(new RegExp(text.slice(0, 12)))
    await expect.element(sheet).not.toBeInTheDocument()
  })

  it.each([
    ['en-US', /No fee · Usually arrives within 5 minutes/],
    ['vi-VN', /Miễn phí · Thường đến trong 5 phút/],
  ] as const)('in %s says fee and time of a withdrawal', async (language, text) => {
    const { getByText } = await setup({ language })
    await expect.element(getByText(text)).toBeVisible()
    await expect.element(getByText(/^(Nothing to withdraw|Chưa có tiền)/)).not.toBeInTheDocument()
  })

  it('shows what arrives of a withdrawal with a fee before it is confirmed', async () => {
    const { getByText, review, sheet } = await setup({ wallet: { '/withdrawalFee': 15, '/withdrawalMinutes': 1440 } })
    await expect.element(getByText('Fee ₱15.00 · Usually arrives within 24 hours')).toBeVisible()
    await review('500.10')
    await expect.element(sheet).toMatchTextContent(/Fee₱15\.00You receive₱485\.10/)
    await expect.element(sheet).toMatchTextContent(/Usually arrives within 24 hours/)
  })

  it.each(['1500,505', '1.500,50', '1.500'])(
    'explains the ambiguous amount %s and keeps it',
    { tags: 'full' },
    async (typed) => {
      const { amount, getByRole, sheet } = await setup()
      await amount.click()
      await userEvent.keyboard(typed)
      await expect.element(amount).toHaveAccessibleDescription(/For example: 1,234\.56 or 100,000\./)
      await getByRole('button', { name: 'Continue' }).click()
      await expect.element(amount).toHaveFocus()
      await expect.element(amount).toHaveValue(typed)
      await expect.element(sheet).not.toBeInTheDocument()
    },
  )

  it('reads a decimal comma, commits the amount with Enter, and sends it as a number', async () => {
    const { amount, sheet, confirm, onOrder } = await setup()
    await amount.click()
    await userEvent.keyboard('500,5')
    await expect.element(amount).toHaveValue('500,5')
    await userEvent.keyboard('{Enter}')
    await expect.element(sheet).toMatchTextContent(/₱500\.50/)
    await confirm()
    await expect.poll(() => onOrder.mock.calls.length).toBe(1)
    expect((await listWithdrawals()).list).toMatchObject([{ amount: 500.5 }, {}])
  })

  it('enters all that can be withdrawn by "Max"', async () => {
    const { amount, getByRole } = await setup()
    await getByRole('button', { name: 'Max' }).click()
    await expect.element(amount).toHaveValue('4200.50')
  })

  it.each([43001, 43203, 43204])(
    'shows refusal %i at the amount, and the player can continue',
    { tags: 'full' },
    async (code) => {
      const { amount, review, confirm, onOrder, sandbox, getByRole } = await setup()
      await sandbox.injectFault('createWithdrawal', { kind: 'code', code, msg: 'Not now' })
      await review('500')
      await confirm()
      await expect.element(amount).toHaveAccessibleDescription(/Not now/)
      await getByRole('button', { name: 'Continue' }).click()
      await confirm()
      await expect.poll(() => onOrder.mock.calls).toMatchObject([[expect.stringMatching(/^W/)]])
    },
  )

  it.each([43205, 43206])(
    'shows refusal %i on the confirmation, and the player can continue',
    { tags: 'full' },
    async (code) => {
      const { review, confirm, onOrder, sandbox, sheet } = await setup()
      await sandbox.injectFault('createWithdrawal', { kind: 'code', code, msg: 'Not now' })
      await review('500')
      await confirm()
      await expect.element(sheet).toMatchTextContent(/Not now/)
      await confirm()
      await expect.poll(() => onOrder.mock.calls.length).toBe(1)
    },
  )

  it.each([43207, 43208])(
    'shows refusal %i at the password, and the player can continue',
    { tags: 'full' },
    async (code) => {
      const { review, confirm, onOrder, sandbox, password } = await setup()
      await sandbox.injectFault('createWithdrawal', { kind: 'code', code, msg: 'Not now' })
      await review('500')
      await confirm()
      await expect.element(password).toHaveAccessibleDescription(/Not now/)
      await confirm()
      await expect.poll(() => onOrder.mock.calls.length).toBe(1)
    },
  )

  it('keeps a wrong transaction password, and drops its error once it is changed', async () => {
    const { review, confirm, onOrder, sandbox, password } = await setup()
    await review('500')
    await confirm('wrong1234')
    await expect.element(password).toHaveAccessibleDescription(/\S/)
    await expect.element(password).toHaveValue('wrong1234')
    await password.fill('tumpak12')
    await expect.element(password).toHaveAccessibleDescription('')
    await confirm()
    await expect.poll(() => onOrder.mock.calls.length).toBe(1)
    expect(await sandbox.calls('createWithdrawal')).toHaveLength(2)
  })

  it('makes one withdrawal for a double-click', async () => {
    const { review, password, sheet, onOrder, sandbox } = await setup()
    await review('500')
    await password.fill('tumpak123')
    await clickTwice(sheet.getByRole('button', { name: /^Withdraw ₱/ }))
    await expect.poll(() => onOrder.mock.calls.length).toBe(1)
    expect(await sandbox.calls('createWithdrawal')).toHaveLength(1)
  })

  it.each([
    [{ kind: 'status', status: 500 }, 'Server error!'],
    [{ kind: 'status', status: 505 }, 'HTTP is not supported'],
    [{ kind: 'status', status: 409 }, 'Request error'],
    [{ kind: 'code', code: 50_000, msg: 'System busy' }, 'System busy'],
  ] as const)('shows a toast after %o, finds the withdrawal, and sends no second one', async (fault, toast) => {
    const { review, confirm, onOrder, sandbox, getByText } = await setup()
    await sandbox.injectFault('createWithdrawal', fault, { after: true })
    await review('500')
    await confirm()
    await expect.element(getByText(toast).first()).toBeVisible()
    await expect.poll(() => onOrder.mock.lastCall?.[0]).toMatch(/^W/)
    expect(await sandbox.calls('createWithdrawal')).toHaveLength(1)
  })

  it('shows an error with Retry where the amounts fail to load', async () => {
    const { getByText, getByRole, sandbox } = await setup({ loads: false })
    await expect.element(getByText("We couldn't load your balance")).toBeVisible()
    await sandbox.clearFaults()
    await getByRole('button', { name: 'Retry' }).click()
    await expect.element(getByText('₱4,200.50').first()).toBeVisible()
  })

  it('keeps the sheet of a repeated withdrawal, and follows its result, also if the history fails meanwhile', async () => {
    const sandbox = await createSandbox()
    await sandbox.injectFault('listWithdrawals', { kind: 'status', status: 503 }, { times: 100 })
    const onOrder = vi.fn<(orderNo: string | undefined) => void>()
    const texts = ['wallet', 'withdraw'] as const
    const { getByRole } = await renderApp(<Stuck onOrder={onOrder} />, { username: 'ratified', texts })
    await sandbox.injectFault('createWithdrawal', { kind: 'delay', ms: 1500 })
    await getByRole('button', { name: 'Send the same request again' }).click()
    const sheet = getByRole('dialog', { name: 'Review your withdrawal' })
    await sheet.getByLabelText('Transaction password', { exact: true }).fill('tumpak123')
    const reads = (await sandbox.calls('listWithdrawals')).length
    await sheet.getByRole('button', { name: /^Withdraw ₱/ }).click()
    // The page reads the history again.
    window.dispatchEvent(new Event('online'))
    await expect.poll(async () => (await sandbox.calls('listWithdrawals')).length).toBeGreaterThan(reads)
    await expect.element(sheet).toBeVisible()
    await expect.poll(() => onOrder.mock.lastCall?.[0]).toMatch(/^W/)
  })

  it('has one primary action after a withdrawal was paid out: Done leads to the wallet', async () => {
    const form = await setup()
    const { list } = await listWithdrawals()
    await form.unmount()
    const { getByRole } = await renderApp(<WithdrawalScreen orderNo={list[0]?.orderNo} onOrder={() => undefined} />, {
      username: 'ratified',
      texts: ['wallet', 'withdraw'],
    })
    const done = getByRole('link', { name: 'Done' })
    await expect.element(done).toHaveAttribute('href', '/wallet')
    expect(document.querySelectorAll('[class*=primary]')).toHaveLength(1)
    await expect.element(getByRole('link', { name: 'Play now' })).toHaveAttribute('href', '/game')
  })
})
