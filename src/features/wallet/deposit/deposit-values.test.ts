import { describe, expect, it } from 'vitest'
import type { Coupon } from '#generated/http/schemas/coupon.ts'
import { PesoPaidMax } from '#generated/http/schemas/peso-paid.ts'
import { toAmount, parseAmount } from '#src/lib/parse-amount.ts'
import type { RechargeQuote } from '#generated/http/schemas/recharge-quote.ts'
import {
  depositAmountError,
  depositSchema,
  type DepositValues,
  getChangedTerms,
  getDepositEffect,
  getPrice,
} from './deposit-values.ts'

const LIMITS = { min: 100, max: 50_000 }
const getError = (text: string, limits: typeof LIMITS | undefined = LIMITS) =>
  depositAmountError(toAmount(parseAmount(text)), limits)

describe('depositAmountError', () => {
  it.each(['100', '100.00', '50,000', '499.99', '500,5', '1,234.56'])('accepts %s', (text) => {
    expect(getError(text)).toBeNull()
  })

  it('reports a missing amount', () => {
    expect(getError('')).toEqual({ key: 'amountMissing' })
    expect(depositAmountError(undefined, undefined)).toEqual({ key: 'amountMissing' })
  })

  it.each(['100.000', '1.234,56', '1,234,5'])('reports %s as unclear', (text) => {
    expect(getError(text)).toEqual({ key: 'amountUnclear' })
  })

  it('reports the limit', () => {
    expect(getError('99.99')).toEqual({ key: 'amountBelow', limit: 100 })
    expect(getError('0')).toEqual({ key: 'amountBelow', limit: 100 })
    expect(getError('50,000.01')).toEqual({ key: 'amountAbove', limit: 50_000 })
    expect(getError('1000000000000')).toEqual({ key: 'amountAbove', limit: 50_000 })
  })

  it('leaves the limits to the server while unknown', () => {
    expect(depositAmountError(1, undefined)).toBeNull()
    expect(depositAmountError(0, undefined)).toEqual({ key: 'amountMissing' })
    expect(depositAmountError(Infinity, undefined)).toEqual({ key: 'amountAbove', limit: PesoPaidMax })
  })
})

describe('getDepositEffect', () => {
  const METHOD = { turnoverMultiple: 10, fee: 12.5 }
  const COUPON: Coupon = {
    id: 'c-1',
    name: 'Half more',
    bonusPercent: 50,
    bonusMax: 500,
    minDeposit: 200,
    turnoverMultiple: 15,
    isWelcome: false,
    state: 'usable',
    expiresAt: '2026-12-31T00:00:00+08:00',
  }

  it('is undefined without an amount that can be sent', () => {
    for (const amount of [undefined, Number.NaN, 0, Infinity])
      expect(getDepositEffect(amount, METHOD, undefined)).toBeUndefined()
  })

  it('adds the fee to the price, and multiplies the amount by the turnover of the method', () => {
    expect(getDepositEffect(1000.01, METHOD, undefined)).toEqual({
      amount: 1000.01,
      price: 1012.51,
      fee: 12.5,
      multiple: 10,
      bonus: 0,
      wagering: 10_000.1,
      credit: 1000.01,
    })
  })

  it('adds the bonus of a coupon up to its limit, and takes its turnover, as the quote does', () => {
    expect(getDepositEffect(1000.01, { turnoverMultiple: 10 }, COUPON)).toEqual({
      amount: 1000.01,
      price: 1000.01,
      fee: 0,
      multiple: 15,
      bonus: 500,
      wagering: 22_500.15,
      credit: 1500.01,
    })
    expect(getDepositEffect(300, METHOD, COUPON)).toMatchObject({ bonus: 150, credit: 450 })
    expect(getDepositEffect(300, METHOD, { ...COUPON, bonusPercent: 0 })).toMatchObject({ bonus: 500 })
    expect(getDepositEffect(199.99, METHOD, COUPON)).toMatchObject({ bonus: 0 })
  })
})

describe('depositSchema', () => {
  const BANKS = [
    { code: 'bdo', name: 'BDO' },
    { code: 'bpi', name: 'BPI' },
  ]
  const COUPON = {
    ...{ id: 'C1', name: 'Deposit 20%', state: 'usable', bonusPercent: 20, bonusMax: 200, minDeposit: 500 },
    ...{ turnoverMultiple: 10, expiresAt: '2026-11-30T00:00:00+08:00' },
  } as Coupon
  const VALUES: DepositValues = { method: 'online', amount: 500, bank: undefined, couponId: undefined }
  const read = (values: Partial<DepositValues>, banks = BANKS) =>
    depositSchema({ limits: LIMITS, banks, coupons: [COUPON] }).safeParse({ ...VALUES, ...values })

  it('returns only the chosen values', () => {
    expect(read({}).data).toEqual({ method: 'online', amount: 500 })
    expect(read({ bank: 'bpi', couponId: 'C1' }).data).toEqual({
      ...{ method: 'online', amount: 500, bank: 'bpi', couponId: 'C1' },
    })
  })

  it('drops a bank that is not offered', () => {
    expect(read({ bank: 'gone' }).data).toEqual({ method: 'online', amount: 500 })
    expect(read({ bank: 'bpi' }, []).data).toEqual({ method: 'online', amount: 500 })
  })

  it('uses the preselected coupon from its least deposit on, unless another one is chosen', () => {
    const other = { ...COUPON, id: 'C2' }
    const offer = { limits: LIMITS, banks: [], coupons: [COUPON, other], preselected: COUPON }
    const getCouponId = (values: Partial<DepositValues>) =>
      depositSchema(offer).safeParse({ ...VALUES, ...values }).data?.couponId
    expect(getCouponId({})).toBe('C1')
    expect(getCouponId({ amount: 499.99 })).toBeUndefined()
    expect(getCouponId({ couponId: 'C2' })).toBe('C2')
  })

  it('reports the invalid field', () => {
    const wrong = (values: Partial<DepositValues>) => read(values).error?.issues.map(({ path }) => path[0])
    expect(wrong({ amount: undefined })).toEqual(['amount'])
    expect(wrong({ amount: Number.NaN })).toEqual(['amount'])
    expect(wrong({ amount: 499, couponId: 'C1' })).toEqual(['couponId'])
    expect(wrong({ amount: 500, couponId: 'C1' })).toBeUndefined()
  })
})

const QUOTE: RechargeQuote = {
  ...{ orderNo: 'D1', method: 'gcash', amount: 500.55, bonus: 0, expiresAt: '2026-11-30T00:00:00+08:00' },
}

describe('getChangedTerms', () => {
  const SHOWN = { amount: 500.55, price: 500.55, fee: 0, multiple: 10, bonus: 0, wagering: 5005.5, credit: 500.55 }
  it.each([
    [{}, []],
    [{ turnoverMultiple: 10, wageringAdded: 5005.5, fee: 0 }, []],
    [{ turnoverMultiple: 11, wageringAdded: 5005.5 }, ['multiple']],
    [{ bonus: 1 }, ['bonus', 'wagering']],
    [{ amount: 500.56 }, ['amount', 'wagering']],
    [{ turnoverMultiple: 11 }, ['multiple', 'wagering']],
    [{ wageringAdded: 5005.51 }, ['wagering']],
    [{ wageringAdded: 0 }, ['wagering']],
    [{ fee: 0.01 }, ['fee']],
    [{ bonus: 1, fee: 15, turnoverMultiple: 10 }, ['fee', 'bonus', 'wagering']],
  ])('of the quote %j are %j', (terms, expected) => {
    expect(getChangedTerms({ ...QUOTE, ...terms }, SHOWN)).toEqual(expected)
  })
})

describe('getPrice', () => {
  it('adds the fee to the centavo', () => {
    expect(getPrice(QUOTE)).toBe(500.55)
    expect(getPrice({ ...QUOTE, fee: 0.1 })).toBe(500.65)
  })
})
