import { describe, expect, it } from 'vitest'
import { getReturnPath } from './pay-return.ts'

describe('getReturnPath', () => {
  it('is the deposit, or without its number the list of payments', () => {
    expect(getReturnPath('D202611280001')).toBe('/finance/recharge?order=D202611280001')
    expect(getReturnPath(undefined)).toBe('/transactionHistory')
  })
})
