import { describe, expect, it } from 'vitest'
import { PesoPaidMax } from '#generated/http/schemas/peso-paid.ts'
import { parseAmount } from '#src/lib/parse-amount.ts'
import { amountHelp, amountProblem } from './amount-problem.ts'

const LIMITS = { min: 100, max: 50_000 }
const problemOf = (text: string, limits: typeof LIMITS | undefined = LIMITS) => amountProblem(parseAmount(text), limits)

describe('amountProblem', () => {
  it.each(['100', '100.00', '50,000', '499.99', '500,5', '1,234.56'])('lets %s be sent', (text) => {
    expect(problemOf(text)).toBeNull()
  })

  it('asks for an amount where there is none', () => {
    expect(problemOf('')).toEqual({ key: 'amountMissing' })
    expect(amountProblem(parseAmount(''), undefined)).toEqual({ key: 'amountMissing' })
  })

  it.each([
    ['100.000', 'amountDecimals'],
    ['1.234,56', 'amountUnclear'],
    ['1,234,5', 'amountUnclear'],
  ])('says how to type %s', (text, key) => {
    expect(problemOf(text)).toEqual({ key })
  })

  it('names the limit', () => {
    expect(problemOf('99.99')).toEqual({ key: 'amountBelow', limit: 100 })
    expect(problemOf('0')).toEqual({ key: 'amountBelow', limit: 100 })
    expect(problemOf('50,000.01')).toEqual({ key: 'amountAbove', limit: 50_000 })
    expect(problemOf('1000000000000')).toEqual({ key: 'amountAbove', limit: 50_000 })
  })

  it('leaves the limits to the server while they are not known', () => {
    expect(amountProblem(parseAmount('1'), undefined)).toBeNull()
    expect(amountProblem(parseAmount('0.00'), undefined)).toEqual({ key: 'amountMissing' })
    expect(amountProblem(parseAmount('1000000000000'), undefined)).toEqual({ key: 'amountAbove', limit: PesoPaidMax })
  })
})

describe('amountHelp', () => {
  it('waits until typing on cannot make an amount', () => {
    expect(['', '.', '1,', '1,234,5', '99', '1000000000000'].map((text) => amountHelp(parseAmount(text)))).toEqual(
      Array.from({ length: 6 }, () => null),
    )
    expect(amountHelp(parseAmount('100.000'))).toBe('amountDecimals')
    expect(amountHelp(parseAmount('1..'))).toBe('amountUnclear')
  })
})
