import { expect, test } from 'vitest'
import { normalizePhone, phoneDigits } from './phone.ts'

test.each([
  ['9171234567', '9171234567'],
  [' 917 123 4567 ', '9171234567'],
  ['0917-123-4567', '9171234567'],
  ['+63 917 123 4567', '9171234567'],
  ['+6309171234567', '9171234567'],
  ['639171234567', '9171234567'],
  ['6312345678', '6312345678'],
  // Copied from a phone's contacts, from a page, from a Japanese keyboard.
  ['\u202a+63 917 123 4567\u202c', '9171234567'],
  ['917\u2011123\u20134567', '9171234567'],
  ['0917.123.4567', '9171234567'],
  ['\uff10\uff19\uff11\uff17\uff11\uff12\uff13\uff14\uff15\uff16\uff17', '9171234567'],
  ['\u0660\u0669\u0661\u0667\u0661\u0662\u0663\u0664\u0665\u0666\u0667', '9171234567'],
  ['+\u096c\u0969 \u096f\u0967\u096d 123 4567', '9171234567'],
  ['0063 917 123 4567', '9171234567'],
  ['63 0917 123 4567', '9171234567'],
])('%j is the number %s', (typed, phone) => {
  expect(normalizePhone(typed)).toBe(phone)
})

test.each(['', '917123456', '19171234567', '917123456a', '+84917123456', '00917123456'])('%j is no number', (typed) => {
  expect(normalizePhone(typed)).toBeNull()
})

test('counts digits while typing', () => {
  expect(phoneDigits('+63 91')).toBe('91')
  expect(phoneDigits('0917')).toBe('917')
})
