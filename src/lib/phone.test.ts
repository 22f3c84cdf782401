import { expect, test } from 'vitest'
import { normalisePhone, phoneDigits } from './phone.ts'

test.each([
  ['9171234567', '9171234567'],
  [' 917 123 4567 ', '9171234567'],
  ['0917-123-4567', '9171234567'],
  ['+63 917 123 4567', '9171234567'],
  ['+6309171234567', '9171234567'],
  ['639171234567', '9171234567'],
  ['6312345678', '6312345678'],
])('%j is the number %s', (typed, phone) => {
  expect(normalisePhone(typed)).toBe(phone)
})

test.each(['', '917123456', '19171234567', '917123456a', '+84917123456', '00917123456'])('%j is no number', (typed) => {
  expect(normalisePhone(typed)).toBeNull()
})

test('counts digits while typing', () => {
  expect(phoneDigits('+63 91')).toBe('91')
  expect(phoneDigits('0917')).toBe('917')
})
