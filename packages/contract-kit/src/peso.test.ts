import { expect, test } from 'vitest'
import { isPeso } from './peso.ts'

test.each([0, 110.57, 109.32, 0.1, -5.25, 999_999_999_999.99])('isPeso accepts %d', (amount) => {
  expect(isPeso(amount)).toBe(true)
})

test.each([0.001, 1.005, 1e15, 1e-7, Number.NaN, Number.POSITIVE_INFINITY])('isPeso refuses %d', (amount) => {
  expect(isPeso(amount)).toBe(false)
})
