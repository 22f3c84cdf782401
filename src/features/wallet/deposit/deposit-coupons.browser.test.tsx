import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { listRecharges } from '#generated/http/money/list-recharges.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { openDeposit } from '#tests/support/component/open-deposit.tsx'

const WELCOME = {
  ...{ id: 'C0009', name: 'Welcome 50%', bonusPercent: 50, bonusMax: 500, minDeposit: 500, turnoverMultiple: 10 },
  ...{ isWelcome: true, state: 'usable', expiresAt: '2026-12-30T23:59:59+08:00' },
}
const OTHER = { ...WELCOME, id: 'C0008', name: 'Deposit 20%', bonusPercent: 20, isWelcome: false }

afterEach(async () => {
  await page.viewport(360, 740)
})

/** A first deposit of a player with the offer for it. */
function openFirst({ language, free = 0 }: { readonly language?: Language; readonly free?: number } = {}) {
  return openDeposit({
    username: 'newplayer',
    ...(language && { language }),
    prepare: async (mock: MockSandbox) => {
      const coupons = { '/list': [OTHER, WELCOME], '/total': 2 }
      await mock.injectFault('listCoupons', { kind: 'replace', changes: coupons }, { times: 9 })
      const account = { '/userAccountVO/withdrawalAmount': free }
      await mock.injectFault('getBalance', { kind: 'replace', changes: account }, { times: 9 })
    },
  })
}

async function getSentCoupon(sandbox: MockSandbox): Promise<unknown> {
  const [call] = await sandbox.calls('prepareRecharge')
  return (call?.body as { couponId?: string } | undefined)?.couponId
}

describe('the bonus of a first deposit', () => {
  it.each([
    ['en-US', 'With bonus about +₱500.00 wager about ₱15,000.00', 'Without bonus wager ₱10,000.00'],
    ['vi-VN', 'Nhận thưởng khoảng +₱500.00 cần cược khoảng ₱15,000.00', 'Không nhận thưởng cần cược ₱10,000.00'],
  ] as const)('in %s is preselected, beside the deposit without it, of the same size', async (language, yes, no) => {
    const { amount, submit, getByRole, sandbox } = await openFirst({ language })
    await amount.fill('1000')
    await expect.element(getByRole('radio', { name: yes, exact: true })).toBeChecked()
    await expect.element(getByRole('radio', { name: no, exact: true })).not.toBeChecked()
    const [one, other] = [yes, no].map((name) =>
      getByRole('radio', { name, exact: true }).element().closest('label')?.getBoundingClientRect(),
    )
    expect([one?.width, one?.height, one?.top]).toEqual([other?.width, other?.height, other?.top])
    await submit.click()
    await expect.poll(() => getSentCoupon(sandbox)).toBe('C0009')
  })

  it('is not preselected below its minimum, and is again from it on', async () => {
    const { amount, getByRole } = await openFirst()
    await amount.fill('499')
    await expect.element(getByRole('radio', { name: /^Without/ })).toBeChecked()
    await amount.fill('500')
    await expect.element(getByRole('radio', { name: /^With bonus/ })).toBeChecked()
  })

  it('is not preselected where it would bind money that is free', async () => {
    const { amount, submit, getByRole, sandbox } = await openFirst({ free: 250 })
    await amount.fill('1000')
    await expect.element(getByRole('radio', { name: /^Without/ })).toBeChecked()
    await submit.click()
    await expect.poll(async () => (await sandbox.calls('prepareRecharge')).length).toBe(1)
    expect(await getSentCoupon(sandbox)).toBeUndefined()
  })

  it('stays removed, also in a later form', async () => {
    const { getByRole, unmount } = await openFirst()
    await getByRole('radio', { name: /^Without/ }).click()
    await unmount()
    const again = await openFirst()
    await expect.element(again.getByRole('radio', { name: /^Without/ })).toBeChecked()
    await again.getByRole('radio', { name: /^With bonus/ }).click()
    await expect.element(again.getByRole('radio', { name: /^With bonus/ })).toBeChecked()
  })

  it('leaves the place to another coupon that the player chooses', async () => {
    const { getByRole } = await openFirst()
    await getByRole('button', { name: 'Coupons (1)' }).click()
    await getByRole('dialog').getByRole('button', { name: 'Use Deposit 20%' }).click()
    for (const name of [/^With bonus/, /^Without/]) await expect.element(getByRole('radio', { name })).not.toBeChecked()
  })
})

describe('the coupons of a later deposit', () => {
  it('has one row for coupons, none preselected, and says about what a chosen one adds to the amount', async () => {
    const { amount, submit, getByRole, onOrder } = await openDeposit()
    await amount.fill('500')
    const row = getByRole('button', { name: /^(Coupons|Deposit 20%)/ })
    await expect.element(row).toMatchTextContent(/^Coupons \(2\)$/)
    await row.click()
    await getByRole('dialog').getByRole('button', { name: 'Use Deposit 20%' }).click()
    await expect.element(row).toHaveTextContent('Deposit 20%about +₱100.00')
    await amount.fill('499')
    await expect.element(row).toHaveTextContent('Deposit 20%+20% up to ₱200.00')
    await row.click()
    await getByRole('dialog').getByRole('button', { name: 'No coupon' }).click()
    await amount.fill('500')
    await submit.click()
    await expect.poll(() => onOrder.mock.calls.length).toBe(1)
    expect((await listRecharges()).list[0]).toMatchObject({ amount: 500, bonus: 0 })
  })

  it('deposits with a coupon at once if the quote is what stood beside the button', async () => {
    const { amount, submit, sandbox, form, getByRole, onOrder } = await openDeposit()
    await amount.fill('1000')
    await getByRole('button', { name: /^Coupons/ }).click()
    await getByRole('dialog').getByRole('button', { name: 'Use Big deposit 50%' }).click()
    const terms = 'About +₱500.00 bonus. Wager about ₱22,500.00 to withdraw deposit and bonus.'
    await expect.element(form.getByText(terms)).toBeVisible()
    await expect.element(form.getByText('Your ₱4,200.50 stays free to withdraw.')).toBeVisible()
    await submit.click()
    await expect.poll(() => onOrder.mock.calls.length).toBe(1)
    expect(await sandbox.calls('createRecharge')).toHaveLength(1)
    expect((await listRecharges()).list[0]).toMatchObject({ amount: 1000, bonus: 500 })
  })

  it('has a coupon reviewed whose bonus is not what stood beside the button', async () => {
    const { amount, submit, sandbox, getByRole } = await openDeposit()
    await sandbox.injectFault('prepareRecharge', { kind: 'replace', changes: { '/bonus': 499.99 } })
    await amount.fill('1000')
    await getByRole('button', { name: /^Coupons/ }).click()
    await getByRole('dialog').getByRole('button', { name: 'Use Big deposit 50%' }).click()
    await submit.click()
    const review = getByRole('dialog', { name: 'Review your deposit' })
    await expect.element(review).toMatchTextContent(/Bonus\+₱499\.99The form said ₱500\.00/)
    expect(await sandbox.calls('createRecharge')).toEqual([])
  })

  it('adds the bonus of the chosen coupon to the balance and to the wagering beside the form', async () => {
    await page.viewport(1280, 800)
    const { amount, getByRole } = await openDeposit()
    await amount.fill('1000')
    await getByRole('button', { name: /^Coupons/ }).click()
    await getByRole('button', { name: 'Use Big deposit 50%' }).click()
    const summary = getByRole('region', { name: 'Summary' })
    for (const text of [/Bonusabout \+₱500\.00/, /Amount to wagerabout ₱22,500\.00/, /New balance₱6,500\.00/])
      await expect.element(summary).toMatchTextContent(text)
  })
})
