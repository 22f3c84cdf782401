import { expect, test } from 'vitest'
import { amountProblem, typedValue } from './amount-problem.ts'

const LIMITS = { min: 100, max: 50_000 }

test.each(['100', '100.00', '50000', '499.99', '500,5'])('%s may be sent', (text) => {
  expect(amountProblem(text, LIMITS)).toBeNull()
})

test('an empty field says so', () => {
  expect(amountProblem('', LIMITS)).toEqual({ key: 'amountMissing' })
  expect(amountProblem('', undefined)).toEqual({ key: 'amountMissing' })
})

test('what is outside the limits names the limit', () => {
  expect(amountProblem('99.99', LIMITS)).toEqual({ key: 'amountBelow', limit: 100 })
  expect(amountProblem('0', LIMITS)).toEqual({ key: 'amountBelow', limit: 100 })
  expect(amountProblem('50000.01', LIMITS)).toEqual({ key: 'amountAbove', limit: 50_000 })
})

test('without limits the server decides, but nothing is no amount', () => {
  expect(amountProblem('1', undefined)).toBeNull()
  expect(amountProblem('0.00', undefined)).toEqual({ key: 'amountMissing' })
})

test('the value of the button', () => {
  expect(typedValue('1500.5')).toBe(1500.5)
  expect(typedValue('')).toBeUndefined()
})
