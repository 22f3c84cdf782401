import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getWalletQuery } from '#generated/http/money/get-wallet.ts'
import { listRecharges } from '#generated/http/money/list-recharges.ts'
import { clickTwice } from '#tests/support/component/input.ts'
import { FONTS, setFont } from '#tests/support/fonts.ts'
import { openDeposit } from '#tests/support/component/open-deposit.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(360, 740)
})

describe('DepositScreen', () => {
  it.each([
    [360, 740, 'en-US', '21+ · no license: a demonstration'],
    [1280, 800, 'vi-VN', '21+ · chưa có giấy phép: bản trình diễn'],
  ] as const)('at %i x %i says in view, above the button, who licenses it', async (width, height, language, words) => {
    await page.viewport(width, height)
    const { submit, getByText } = await openDeposit({ language })
    const line = getByText(words)
    await expect.element(line).toBeInViewport({ ratio: 1 })
    const bottom = line.element().getBoundingClientRect().bottom
    expect(bottom).toBeLessThanOrEqual(submit.element().getBoundingClientRect().top)
  })

  it.each([
    ['en-US', 'Deposit', /For example: 1,234\.56 or 100,000\./],
    ['vi-VN', 'Nạp', /Ví dụ: 1,234\.56 hoặc 100,000\./],
  ] as const)('in %s reads grouped amounts, and explains ambiguous ones', async (language, deposit, help) => {
    const { amount, submit, sandbox, onOrder } = await openDeposit({ language })
    await amount.click()
    await userEvent.keyboard('100.000')
    await expect.element(amount).toHaveAccessibleDescription(help)
    await expect.element(submit).not.toMatchTextContent(/₱/)
    await submit.click()
    await expect.element(amount).toHaveFocus()
    await expect.element(amount).toHaveValue('100.000')
    expect(await sandbox.calls('prepareRecharge')).toEqual([])

    await amount.clear()
    await userEvent.keyboard('1,234.56')
    await expect.element(amount).toHaveValue('1,234.56')
    await expect.element(submit).toHaveTextContent(`${deposit} ₱1,234.56`)
    await submit.click()
    await expect.poll(() => onOrder.mock.calls).toMatchObject([[expect.stringMatching(/^D/)]])
    expect((await listRecharges()).list[0]).toMatchObject({ amount: 1234.56 })
  })

  it.each([43001, 43002])('shows refusal %i of the quote at the amount', async (code) => {
    const { amount, submit, sandbox } = await openDeposit()
    await sandbox.injectFault('prepareRecharge', { kind: 'code', code, msg: 'Not now' })
    await amount.fill('500')
    await submit.click()
    await expect.element(amount).toHaveAccessibleDescription(/Not now/)
    await expect.element(amount).toHaveValue('500')
  })

  const refusals = { prepareRecharge: [43003, 43006, 43007], createRecharge: [43004, 43007] }
  const each = Object.entries(refusals).flatMap(([operation, codes]) => codes.map((code) => [operation, code] as const))
  it.each(each)('shows a refusal of %s, %i, in the form, which stays', { tags: 'full' }, async (operation, code) => {
    const { amount, submit, sandbox, form, onOrder } = await openDeposit()
    await sandbox.injectFault(operation, { kind: 'code', code, msg: 'Not now' })
    await amount.fill('500')
    await submit.click()
    await expect.element(form.getByText('Not now')).toBeVisible()
    await expect.element(amount).toHaveValue('500')
    await submit.click()
    await expect.poll(() => onOrder.mock.calls.length).toBe(1)
  })

  it('says once, in the form, that nothing was sent while offline', async () => {
    const { amount, submit, sandbox, form } = await openDeposit()
    await amount.fill('500')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await submit.click()
    await expect.element(form.getByText(/^Not sent/)).toBeVisible()
    await expect.element(form.getByText('You were not charged.')).toBeVisible()
    expect(page.getByText(/^Not sent/).elements()).toHaveLength(1)
    expect(await sandbox.calls('prepareRecharge')).toEqual([])
  })

  it('shows the refusal of a bank for a method without a choice of banks', async () => {
    const { amount, submit, sandbox, form } = await openDeposit({
      prepare: (mock) => mock.injectFault('listRechargeBanks', { kind: 'status', status: 503 }, { times: 10 }),
    })
    await sandbox.injectFault('prepareRecharge', { kind: 'code', code: 43006, msg: 'This bank is closed' })
    await amount.fill('500')
    await submit.click()
    await expect.element(form.getByText('This bank is closed')).toBeVisible()
  })

  it('shows the turnover multiple of each method, 10 where the server gives none, and deposits at once by it', async () => {
    const { amount, submit, sandbox, getByRole, getByText, onOrder } = await openDeposit()
    await expect.element(getByText('Daily turnover multiple: 10 times.')).toBeVisible()
    await getByRole('radio', { name: 'Maya' }).click()
    await expect.element(getByText('Daily turnover multiple: 5 times.')).toBeVisible()
    // Said once: the sum comes with an amount.
    await expect.element(getByText(/Wager/)).not.toBeInTheDocument()
    await amount.fill('500')
    await expect.element(getByText('Wager ₱2,500.00 to withdraw this deposit.')).toBeVisible()
    await submit.click()
    await expect.poll(() => onOrder.mock.calls.length).toBe(1)
    expect(await sandbox.calls('createRecharge')).toHaveLength(1)
  })

  it.each([
    [
      'en-US',
      /No fee · Usually arrives within 1 minute/,
      'Wager ₱10,000.00 to withdraw this deposit.',
      'Wager ₱5,000.00 to withdraw this deposit.',
      'Your ₱4,200.50 stays free to withdraw.',
    ],
    [
      'vi-VN',
      /Miễn phí · Thường đến trong 1 phút/,
      'Cần cược ₱10,000.00 để rút khoản nạp này.',
      'Cần cược ₱5,000.00 để rút khoản nạp này.',
      'Bạn vẫn rút được ₱4,200.50 như trước.',
    ],
  ] as const)(
    'in %s says fee, time, the wagering added and the money that stays free',
    async (language, fee, byGcash, byMaya, free) => {
      const { amount, form, getByRole } = await openDeposit({ language })
      await expect.element(form.getByText(fee)).toBeVisible()
      await expect.element(form.getByText(free)).toBeVisible()
      await amount.fill('1000')
      await expect.element(form.getByText(byGcash)).toBeVisible()
      await getByRole('radio', { name: 'Maya' }).click()
      await expect.element(form.getByText(byMaya)).toBeVisible()
    },
  )

  it('says nothing of a fee or time that the server leaves out, and of free money where there is none', async () => {
    const { form } = await openDeposit({
      username: 'newplayer',
      prepare: (mock) =>
        mock.injectFault('listRechargeMethods', {
          kind: 'replace',
          changes: { '/0/fee': null, '/0/arrivalMinutes': null },
        }),
    })
    await expect.element(form.getByText(/Daily turnover multiple: 10 times/)).toBeVisible()
    await expect.element(form).not.toMatchTextContent(/fee|arrives|stays free/)
  })

  it('shows fee, time and wagering above its button on a screen that is shorter than the form', async () => {
    await page.viewport(360, 600)
    const { form, submit, amount } = await openDeposit({ username: 'newplayer' })
    await amount.fill('500')
    for (const font of FONTS) {
      await setFont(font)
      for (const term of [/No fee · Usually arrives/, 'Wager ₱5,000.00 to withdraw this deposit.']) {
        const line = form.getByText(term)
        await expect.element(line).toBeInViewport({ ratio: 1 })
        const { x, y, width, height } = line.element().getBoundingClientRect()
        expect(document.elementFromPoint(x + width / 2, y + height / 2), font).toBe(line.element())
      }
      await expect.element(submit).toBeInViewport({ ratio: 1 })
    }
  })

  it.each([
    ['the general minimum', 99.99, {}],
    ['the minimum of the wallet', 150, { '/minWithdrawal': 200 }],
  ])('does not call free what is below %s', async (_name, withdrawalAmount, wallet) => {
    const { form, queryClient } = await openDeposit({
      prepare: async (mock) => {
        const changes = { '/userAccountVO/withdrawalAmount': withdrawalAmount }
        await mock.injectFault('getBalance', { kind: 'replace', changes }, { times: 9 })
        await mock.injectFault('getWallet', { kind: 'replace', changes: wallet }, { times: 9 })
      },
    })
    await queryClient.ensureQueryData(getWalletQuery())
    await expect.element(form.getByText(/Daily turnover/)).toBeVisible()
    await expect.element(form).not.toMatchTextContent(/stays free/)
  })

  it.each([
    ['a higher multiple', { '/turnoverMultiple': 30 }, /30×The form said 10×/],
    ['no wagering', { '/turnoverMultiple': 0 }, /0×The form said 10×/],
    ['more wagering', { '/wageringAdded': 6000 }, /Amount to wager₱6,000\.00The form said ₱5,000\.00/],
    ['a fee', { '/fee': 15 }, /You pay₱515\.00.*Amount₱500\.00.*Fee₱15\.00The form said ₱0\.00/],
    ['a bonus', { '/bonus': 50 }, /\+₱50\.00The form said ₱0\.00/],
  ])('makes a deposit whose quote has %s only once the player confirms it', async (_name, changes, term) => {
    const { amount, submit, sandbox, getByRole, onOrder } = await openDeposit()
    await sandbox.injectFault('prepareRecharge', { kind: 'replace', changes }, { times: 2 })
    await amount.fill('500')
    await submit.click()
    const review = getByRole('dialog', { name: 'Review your deposit' })
    await expect.element(review).toMatchTextContent(term)
    await expect.element(review).toMatchTextContent(/The marked terms differ/)
    await review.getByRole('button', { name: 'Close' }).click()
    await expect.element(review).not.toBeInTheDocument()
    expect(await sandbox.calls('createRecharge')).toEqual([])

    await submit.click()
    await clickTwice(review.getByRole('button', { name: 'Confirm and pay with GCash' }))
    await expect.poll(() => onOrder.mock.calls.length).toBe(1)
    expect(await sandbox.calls('createRecharge')).toHaveLength(1)
  })

  it('shows the minimum of a first deposit, enforced by the server', async () => {
    const { amount, submit, sandbox, getByText, getByRole } = await openDeposit({
      username: 'newplayer',
      prepare: (mock) =>
        mock.injectFault('listRechargeAmounts', { kind: 'replace', changes: { '/min': 100 } }, { times: 1 }),
    })
    await expect.element(getByText('Your first deposit must be at least ₱500.00.')).toBeVisible()
    // The limits of Maya say it.
    await getByRole('radio', { name: 'Maya' }).click()
    await expect.element(getByText(/^From ₱500\.00/)).toBeVisible()
    await expect.element(getByText(/^Your first deposit/)).not.toBeInTheDocument()
    await amount.fill('499')
    await submit.click()
    await expect.element(amount).toHaveAccessibleDescription(/₱500\.00/)
    expect(await sandbox.calls('prepareRecharge')).toEqual([])
  })

  it('shows beside the form what a deposit costs and does, each once, and on a phone within the form', async () => {
    await page.viewport(1280, 800)
    const { amount, form, getByRole, container } = await openDeposit()
    const summary = getByRole('region', { name: 'Summary' })
    await expect.element(summary).toMatchTextContent(/Enter an amount/)
    await amount.fill('1000')
    for (const text of [/You pay₱1,000\.00/, /Amount to wager₱10,000\.00/, /New balance₱6,000\.00/])
      await expect.element(summary).toMatchTextContent(text)
    expect(container.textContent.match(/Usually arrives/g)).toHaveLength(1)
    await expect.element(form).not.toMatchTextContent(/Nothing is charged until/)
    const { right } = form.element().getBoundingClientRect()
    expect(summary.element().getBoundingClientRect().left).toBeGreaterThan(right)
    await page.viewport(360, 740)
    await expect.element(form).toMatchTextContent(/Wager ₱10,000\.00 to withdraw this deposit\./)
    await expect.poll(() => summary.elements()).toEqual([])
  })
})
