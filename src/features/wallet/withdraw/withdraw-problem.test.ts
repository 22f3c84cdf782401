import { expect, test } from 'vitest'
import { withdrawProblem } from './withdraw-problem.ts'

const money = (balance: number, withdrawalAmount: number, surplus: number) => ({
  userAccountVO: { allAmount: balance, balance, withdrawalAmount, deposit: 0 },
  userPointVO: { value: 0 },
  userRiskVO: { surplus },
})
const OWING = money(5000, 4200.5, 799.5)

test.each(['100', '100.00', '4200.5', '4200,50'])('%s may be withdrawn', (text) => {
  expect(withdrawProblem(text, OWING)).toBeNull()
})

test('an empty or unclear field says so', () => {
  expect(withdrawProblem('', OWING)).toEqual({ key: 'amountMissing' })
})

test('below the minimum of the document', () => {
  expect(withdrawProblem('99.99', OWING)).toEqual({ key: 'amountBelow', min: 100 })
})

test('above what may be withdrawn, turnover is what holds back what the balance covers', () => {
  expect(withdrawProblem('4200.51', OWING)).toEqual({ key: 'amountOwed', max: 4200.5, owed: 799.5 })
  expect(withdrawProblem('5000.01', OWING)).toEqual({ key: 'amountAbove', max: 4200.5 })
  expect(withdrawProblem('4200.51', money(5000, 4200.5, 0))).toEqual({ key: 'amountAbove', max: 4200.5 })
})

test('while the balance is not known the server decides', () => {
  expect(withdrawProblem('1000000', undefined)).toBeNull()
})
