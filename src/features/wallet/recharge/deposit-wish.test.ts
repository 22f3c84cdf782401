import { expect, test } from 'vitest'
import { depositWish } from './deposit-wish.ts'

const BANKS = [
  { code: 'bdo', name: 'BDO' },
  { code: 'bpi', name: 'BPI' },
]

test('what was chosen is asked for, and nothing else', () => {
  expect(depositWish({ amount: '500' }, 'online', 500, BANKS)).toEqual({ method: 'online', amount: 500 })
  expect(depositWish({ amount: '500', bank: 'bpi', couponId: 'C1' }, 'online', 500, BANKS)).toEqual({
    method: 'online',
    amount: 500,
    bank: 'bpi',
    couponId: 'C1',
  })
})

test('a bank that is not offered is not sent: it has closed, is of another method, or the banks are not known', () => {
  const draft = { amount: '500', bank: 'gone' }
  expect(depositWish(draft, 'online', 500, BANKS)).toEqual({ method: 'online', amount: 500 })
  expect(depositWish(draft, 'gcash', 500, [])).toEqual({ method: 'gcash', amount: 500 })
})
