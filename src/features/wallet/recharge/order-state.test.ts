import { expect, test } from 'vitest'
import { isFinal, orderState } from './order-state.ts'

const AT = '2026-11-20T10:00:00+08:00'
const recharge = (status: 0 | 1 | 2 | 3) => ({
  orderNo: 'D202611200001',
  method: 'gcash',
  amount: 500,
  bonus: 0,
  status,
  createdAt: AT,
  updatedAt: AT,
})

const sent = (settleBy: number | undefined) => ({ settleBy, isMade: false })

test('the history has the last word, whatever was remembered', () => {
  const states = ([0, 1, 2, 3] as const).map((status) => orderState(recharge(status), 1, sent(1)))
  expect(states).toEqual(['pending', 'success', 'failed', 'timeout'])
})

test('an order that was sent stays unknown until it shows or can no longer be made', () => {
  expect(orderState(undefined, 0, sent(1000))).toBe('unknown')
  expect(orderState(null, 999, sent(1000))).toBe('unknown')
  expect(orderState(null, 1000, sent(1000))).toBe('notMade')
})

test('only an answer proves that it was not made: time alone does not', () => {
  expect(orderState(undefined, 0, sent(-1))).toBe('unknown')
})

test('an order that was never sent from here is not waited for', () => {
  expect(orderState(undefined, 0, sent(undefined))).toBe('reading')
  expect(orderState(null, 5, sent(undefined))).toBe('notFound')
})

test('an order that the server confirmed is pending while the history lags', () => {
  const made = { settleBy: 1000, isMade: true }
  expect(orderState(undefined, 0, made)).toBe('pending')
  expect(orderState(null, 2000, made)).toBe('pending')
  expect(orderState(recharge(2), 2000, made)).toBe('failed')
})

test('what is final is read no more', () => {
  expect((['success', 'failed', 'timeout', 'notMade', 'notFound'] as const).every(isFinal)).toBe(true)
  expect((['reading', 'unknown', 'pending'] as const).some(isFinal)).toBe(false)
})
