import { expect, it } from 'vitest'
import { toPlainDigits } from './plain-digits.ts'

const ANY_DIGIT = /\p{Nd}/u

it('converts the digits of every script, each run in its order', () => {
  // All digits lie in the first two planes.
  const all = Array.from({ length: 0x20000 }, (_, at) => String.fromCodePoint(at)).filter((sign) =>
    ANY_DIGIT.test(sign),
  )
  expect(all.length).toBeGreaterThan(600)
  const tens = all.map((_, at) => (at % 10 === 0 ? toPlainDigits(all.slice(at, at + 10).join('')) : '0123456789'))
  expect(new Set(tens)).toEqual(new Set(['0123456789']))
})

it('leaves other signs', () => {
  expect(toPlainDigits('code: ١٢-३ Ⅳ五')).toBe('code: 12-3 IV五')
})
