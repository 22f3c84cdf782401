import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPeso, plainPeso } from './money-format.ts'
import { cleanTypedAmount, parseAmount } from './parse-amount.ts'
import { isPeso } from './peso.ts'

/** Whole centavos up to 999,999,999,999.99, and as text what they are: no floating point in between. */
const centavos = fc.bigInt(0n, 99_999_999_999_999n)
const textOf = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
const RUNS = { seed: 20261120, numRuns: 2000 }

test('what is typed is read exactly, and shown as it was typed', () => {
  fc.assert(
    fc.property(centavos, (cents) => {
      const text = textOf(cents)
      const read = parseAmount(text, 'typed')
      if (!read.ok) throw new Error(read.reason)
      expect(read.value).toBe(Number(text))
      expect(isPeso(read.value)).toBe(true)
      expect(plainPeso(read.value)).toBe(text)
      expect(formatPeso(read.value).replaceAll(',', '')).toBe(text)
    }),
    RUNS,
  )
})

test('what is shown can be pasted back, with its grouping', () => {
  fc.assert(
    fc.property(centavos, (cents) => {
      const value = Number(textOf(cents))
      expect(parseAmount(formatPeso(value), 'pasted')).toMatchObject({ ok: true, value })
      expect(parseAmount(`₱${formatPeso(value)}`, 'pasted')).toMatchObject({ ok: true, value })
    }),
    RUNS,
  )
})

test('a typed comma is a dot', () => {
  fc.assert(
    fc.property(centavos, (cents) => {
      const text = textOf(cents)
      expect(parseAmount(text.replace('.', ','), 'typed')).toEqual(parseAmount(text, 'typed'))
    }),
    RUNS,
  )
})

test('groups have three digits, and no amount is shown as -0.00', () => {
  const any = fc.oneof(
    fc.double({ min: -999_999_999_999.99, max: 999_999_999_999.99, noNaN: true }),
    fc.constantFrom(-0, 0, -0.001, -0.004, 0.005, -0.005),
  )
  fc.assert(
    fc.property(any, (value) => {
      const shown = formatPeso(value)
      expect(shown).toMatch(/^-?\d{1,3}(,\d{3})*\.\d{2}$/u)
      expect(shown).not.toBe('-0.00')
    }),
    RUNS,
  )
})

test('the largest amount is exact', () => {
  expect(formatPeso(999_999_999_999.99)).toBe('999,999,999,999.99')
  expect(parseAmount('999999999999.99', 'typed')).toMatchObject({ ok: true, value: 999_999_999_999.99 })
  expect(parseAmount('1000000000000', 'pasted')).toEqual({ ok: false, reason: 'tooLarge' })
})

test('whatever is typed, the field keeps digits and one dot with two decimals, and cleaning twice changes nothing', () => {
  const typed = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE ₱') }))
  fc.assert(
    fc.property(typed, (text) => {
      const clean = cleanTypedAmount(text)
      expect(clean).toMatch(/^(\d{1,12}(\.\d{0,2})?)?$/u)
      expect(cleanTypedAmount(clean)).toBe(clean)
      const read = parseAmount(text, 'typed')
      expect(!read.ok || isPeso(read.value)).toBe(true)
    }),
    RUNS,
  )
})
