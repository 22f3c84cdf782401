import { describe, expect, it } from 'vitest'
import type { RechargeMethod } from '#generated/http/schemas/recharge-method.ts'
import { chooseAmount, chooseMethod } from './first-values.ts'

const LIMITS = { min: 100, max: 5000 }
const METHODS = ['gcash', 'maya'].map((code) => ({ code })) as RechargeMethod[]

describe('chooseMethod', () => {
  it.each([
    ['maya', { method: 'maya' }, { method: 'gcash' }],
    ['maya', {}, { method: 'maya' }],
    ['gcash', { method: 'gone' }, { method: 'gone' }],
    ['gcash', undefined, undefined],
  ])('chooses %s for the draft %j after the deposit %j', (code, draft, last) => {
    expect(chooseMethod(METHODS, draft, last)?.code).toBe(code)
  })
})

describe('chooseAmount', () => {
  it.each([
    ['the last one, also without a quick amount', 777.5, 777.5],
    ['at most the last one, above the limit', 9000, 5000],
    ['none, if nothing fits below the last one', 50, undefined],
    ['the least that fits a first deposit', undefined, 500],
  ])('is %s', (_name, last, expected) => {
    expect(chooseAmount([5000, 1000, 100, 500], LIMITS, last)).toBe(expected)
  })

  it('is never more than the last one, and none without quick amounts', () => {
    expect(chooseAmount([200, 1000], { min: 100, max: 600 }, 800)).toBe(200)
    expect(chooseAmount([], LIMITS, undefined)).toBeUndefined()
    expect(chooseAmount([100], LIMITS, undefined)).toBeUndefined()
  })
})
