import { describe, expect, it, vi } from 'vitest'
import { listWithdrawals } from '#generated/http/money/list-withdrawals.ts'
import type { Language } from '#src/i18n/languages.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { userQuery } from '#src/queries/user.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { RecordsScreen } from '../records/records-screen.tsx'
import { WithdrawalScreen } from './withdrawal-screen.tsx'

const TEXTS = ['wallet', 'withdraw', 'records', 'menu'] as const

/** The form of a player whose fee rises from nothing to ₱5.00 with a withdrawal of ₱510.00. */
async function openForm(language: Language = 'en-US') {
  const sandbox = await createSandbox()
  const onOrder = vi.fn<(orderNo: string | undefined) => void>()
  const screen = await renderApp(<WithdrawalScreen onOrder={onOrder} />, {
    username: 'ratified',
    language,
    texts: TEXTS,
  })
  await screen.queryClient.prefetchQuery(userQuery())
  const sheet = screen.getByRole('dialog')
  await screen.getByRole('textbox', { name: /^(Amount|Số tiền)$/ }).fill('510')
  await screen.getByRole('button', { name: /^(Continue|Tiếp tục)$/ }).click()
  const password = sheet.getByLabelText(/^(Transaction password|Mật khẩu giao dịch)$/)
  await password.fill('tumpak123')
  return {
    ...screen,
    sandbox,
    onOrder,
    sheet,
    password,
    press: (name: string) => sheet.getByRole('button', { name }).click(),
  }
}

describe('a withdrawal whose fee has changed since the form showed it', () => {
  it.each([
    [
      'en-US',
      'Withdraw ₱510.00',
      'The fee has changed',
      /Fee₱5\.00You receive₱505\.00/,
      'Withdraw ₱510.00 with the new fee',
    ],
    ['vi-VN', 'Rút ₱510.00', 'Phí đã thay đổi', /Phí₱5\.00Bạn nhận₱505\.00/, 'Rút ₱510.00 với phí mới'],
  ] as const)(
    'is asked again in %s, with the amount and the password kept',
    async (language, first, title, facts, again) => {
      const { sheet, password, press, onOrder, sandbox, stores } = await openForm(language)
      await press(first)
      await expect.element(sheet.getByRole('alert')).toMatchTextContent(new RegExp(title))
      await expect.element(sheet).toMatchTextContent(facts)
      await expect.element(password).toHaveValue('tumpak123')
      // The sheet says it, and no toast beside it.
      expect(stores.toasts.items).toEqual([])
      expect(onOrder).not.toHaveBeenCalled()
      await press(again)
      await expect.poll(() => onOrder.mock.calls.length).toBe(1)
      expect((await listWithdrawals()).list).toMatchObject([{ amount: 510, fee: 5 }, {}])
      expect(await sandbox.calls('createWithdrawal')).toHaveLength(2)
    },
  )

  it('is not sent with a fee that could not be shown', async () => {
    const { sheet, press, sandbox, onOrder } = await openForm()
    await sandbox.injectFault('getWallet', { kind: 'status', status: 500 })
    await press('Withdraw ₱510.00')
    await expect.element(sheet.getByRole('alert')).toMatchTextContent(/is now ₱5\.00.*Nothing was taken/)
    await press('Withdraw ₱510.00')
    await expect.element(sheet.getByRole('alert')).toMatchTextContent(/You now receive ₱505\.00/)
    await press('Withdraw ₱510.00 with the new fee')
    await expect.poll(() => onOrder.mock.calls.length).toBe(1)
    expect((await listWithdrawals()).total).toBe(2)
  })

  it('is asked with what it was shown, not with what is read meanwhile', async () => {
    const { sheet, sandbox, queryClient } = await openForm()
    await sandbox.injectFault('getWallet', { kind: 'replace', changes: { '/withdrawalFee': 25 } })
    await queryClient.refetchQueries({ queryKey: ['api', 'user', 'bankCard'] })
    expect(await sandbox.calls('getWallet')).toHaveLength(2)
    await expect.element(sheet).not.toMatchTextContent(/₱25\.00/)
  })
})

/** The page of vip8player's newest withdrawal with a status, after changes of the history. */
async function openOrder(status: 2 | 3, language: Language = 'en-US', changes: Record<string, unknown> = {}) {
  const sandbox = await createSandbox()
  const player = { username: 'vip8player', language, texts: TEXTS } as const
  const before = await renderApp(null, player)
  const [order] = (await listWithdrawals({ status, pageSize: 1 })).list
  await before.unmount()
  await sandbox.injectFault('listWithdrawals', { kind: 'replace', changes }, { times: 9 })
  const screen = await renderApp(<WithdrawalScreen orderNo={order?.orderNo} onOrder={() => undefined} />, player)
  await expect.element(screen.getByRole('status').first()).toMatchTextContent(/₱/)
  return { ...screen, amount: order?.amount ?? 0 }
}

describe('a withdrawal that cost a fee', () => {
  it.each([
    ['en-US', 'SUM is in your Maya wallet, after the fee of ₱15.00.', 'Receipt', 'Fee₱15.00You receivedSUM'],
    ['vi-VN', 'SUM đã về ví Maya của bạn, sau khi trừ phí ₱15.00.', 'Biên nhận', 'Phí₱15.00Bạn đã nhậnSUM'],
  ] as const)('says in %s what has arrived, on its page and its receipt', async (language, text, receipt, rows) => {
    const { getByText, getByRole, amount } = await openOrder(2, language)
    const withSum = (words: string) => words.replace('SUM', formatMoney(amount - 15))
    await expect.element(getByText(withSum(text), { exact: true })).toBeVisible()
    await getByRole('button', { name: receipt }).click()
    await expect.element(getByRole('dialog')).toMatchTextContent(withSum(rows))
  })

  it('says nothing of the fee once the amount is back', async () => {
    const { getByText, container } = await openOrder(3)
    await expect.element(getByText('The amount is back in your balance.')).toBeVisible()
    expect(container.textContent).not.toMatch(/Fee|₱15\.00/)
  })

  it('says what it said before of a server that lists no fee', async () => {
    const { getByText, container } = await openOrder(2, 'en-US', { '/list/0/fee': null })
    await expect.element(getByText('The money is in your Maya wallet.')).toBeVisible()
    expect(container.textContent).not.toContain('Fee')
  })

  it('shows a fee that cannot be read as unreadable, and invents no sum', async () => {
    const { getByText, container } = await openOrder(2, 'en-US', { '/list/0/fee': 'free' })
    await expect.element(getByText('The money is in your Maya wallet.')).toBeVisible()
    expect(container.textContent).not.toContain('NaN')
    expect(container.textContent).toMatch(/Fee₱—/)
  })

  it('says fee and arrival while its result is unknown', async () => {
    const { sandbox, press, sheet, getByText } = await openForm()
    await press('Withdraw ₱510.00')
    await expect.element(sheet.getByRole('alert')).toBeVisible()
    await sandbox.injectFault('createWithdrawal', { kind: 'drop' })
    await press('Withdraw ₱510.00 with the new fee')
    await expect.element(getByText("We're checking your withdrawal")).toBeVisible()
    await expect.element(getByText('You receive')).toBeVisible()
    await expect.element(getByText('₱505.00')).toBeVisible()
  })

  it('has its fee in the changes of the balance', async () => {
    await createSandbox()
    const screen = await renderApp(
      <RecordsScreen
        filter={{ type: 'withdrawal' }}
        onFilter={() => undefined}
        openId={undefined}
        onOpen={() => undefined}
      />,
      { username: 'vip8player', texts: TEXTS },
    )
    const row = screen.getByRole('button', { name: /incl\. fee ₱15\.00/ }).first()
    await row.click()
    await expect.element(screen.getByRole('dialog')).toMatchTextContent(/Fee included₱15\.00/)
  })
})
