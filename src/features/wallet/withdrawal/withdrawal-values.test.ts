import { describe, expect, it } from 'vitest'
import { PesoWithdrawnMax, PesoWithdrawnMin } from '#generated/http/schemas/peso-withdrawn.ts'
import { toAmount, parseAmount } from '#src/lib/parse-amount.ts'
import { minWithdrawal, whyNotYet, withdrawalAmountError, withdrawalSchema } from './withdrawal.ts'

const money = (balance: number, withdrawalAmount: number, surplus: number) => ({
  userAccountVO: { allAmount: balance, balance, withdrawalAmount, deposit: 0 },
  userPointVO: { value: 0 },
  userRiskVO: { surplus },
})
const OWING = money(5000, 4200.5, 799.5)
const getError = (text: string, balance: typeof OWING | undefined = OWING) =>
  withdrawalAmountError(toAmount(parseAmount(text)), balance, PesoWithdrawnMin)

describe('withdrawalAmountError', () => {
  it.each(['100', '100.00', '4200.5', '4200,50', '4,200.50'])('accepts %s', (text) => {
    expect(getError(text)).toBeNull()
  })

  it('reports a missing or unclear amount', () => {
    expect(getError('')).toEqual({ key: 'amountMissing' })
    expect(getError('4.200')).toEqual({ key: 'amountUnclear' })
    expect(getError('4.200,50')).toEqual({ key: 'amountUnclear' })
    expect(getError('4,200,5')).toEqual({ key: 'amountUnclear' })
  })

  it('reports the minimum of the document', () => {
    expect(getError('99.99')).toEqual({ key: 'amountBelow', min: 100 })
  })

  it("reports the wallet's minimum", () => {
    expect(withdrawalAmountError(199.99, OWING, 200)).toEqual({ key: 'amountBelow', min: 200 })
    expect(withdrawalAmountError(200, OWING, 200)).toBeNull()
  })

  it('reports the withdrawable amount, and the turnover if the balance would cover the amount', () => {
    expect(getError('4200.51')).toEqual({ key: 'amountOwed', max: 4200.5, owed: 799.5 })
    expect(getError('5000.01')).toEqual({ key: 'amountAbove', max: 4200.5 })
    expect(getError('1000000000000')).toEqual({ key: 'amountAbove', max: 4200.5 })
    expect(getError('4200.51', money(5000, 4200.5, 0))).toEqual({ key: 'amountAbove', max: 4200.5 })
  })

  it('leaves the maximum to the server while the balance is unknown', () => {
    expect(withdrawalAmountError(1_000_000, undefined, PesoWithdrawnMin)).toBeNull()
    expect(getError('1000000', money(5000, Number.NaN, 0))).toBeNull()
    expect(withdrawalAmountError(toAmount(parseAmount('1000000000000')), undefined, PesoWithdrawnMin)).toEqual({
      key: 'amountAbove',
      max: PesoWithdrawnMax,
    })
  })
})

describe('whyNotYet', () => {
  it.each([
    [money(0, 0, 0), { max: 0, min: 100, owed: 0 }],
    [money(1000, 0, 10_000), { max: 0, min: 100, owed: 10_000 }],
    [money(1099.99, 99.99, 10_000), { max: 99.99, min: 100, owed: 10_000 }],
    [money(1000, 0, Number.NaN), { max: 0, min: 100, owed: 0 }],
    [money(1100, 100, 10_000), null],
    [money(1000, Number.NaN, 10_000), null],
    [undefined, null],
  ])('is the reason while less than the minimum is free: %#', (balance, expected) => {
    expect(whyNotYet(balance, 100)).toEqual(expected)
  })
})

describe('minWithdrawal', () => {
  it('is the minimum of the document, or a higher one of the wallet', () => {
    expect([{}, { minWithdrawal: 200 }, { minWithdrawal: 50 }].map(minWithdrawal)).toEqual([100, 200, 100])
  })
})

describe('withdrawalSchema', () => {
  it('returns pesos, or an error of the amount', () => {
    expect(withdrawalSchema(OWING, PesoWithdrawnMin).safeParse({ amount: 500 })).toMatchObject({
      success: true,
      data: 500,
    })
    for (const amount of [undefined, Number.NaN, Infinity, 99.99]) {
      const { error } = withdrawalSchema(OWING, PesoWithdrawnMin).safeParse({ amount })
      expect(error?.issues.map(({ path }) => path)).toEqual([['amount']])
    }
  })
})
