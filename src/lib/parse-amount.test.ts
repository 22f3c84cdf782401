import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPeso, plainPeso } from './money-format.ts'
import { parseAmount } from './parse-amount.ts'
import { isPeso } from '@tumpak/contract-kit/peso.ts'

/** Whole centavos up to 999,999,999,999.99, and their text without floating point. */
const centavos = fc.bigInt(0n, 99_999_999_999_999n)
const toText = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
const RUNS = { seed: 20261120, numRuns: 2000 }

describe('parseAmount', () => {
  it.each([
    ['500', '500', 500],
    ['1,234', '1234', 1234],
    ['1,234.56', '1234.56', 1234.56],
    ['100,000', '100000', 100_000],
    ['1,234,567.8', '1234567.8', 1_234_567.8],
    ['12,5', '12.5', 12.5],
    ['12,50', '12.50', 12.5],
    ['1234,56', '1234.56', 1234.56],
    ['0,5', '0.5', 0.5],
    ['.5', '0.5', 0.5],
    [',50', '0.50', 0.5],
    ['12.', '12', 12],
    ['12,', '12', 12],
    ['1,234.', '1234', 1234],
    ['007', '7', 7],
    ['00', '0', 0],
    [' ₱1,000,000.05 ', '1000000.05', 1_000_000.05],
    ['PHP 250', '250', 250],
    ['999,999,999,999.99', '999999999999.99', 999_999_999_999.99],
  ])('takes %j as %s', (text, plain, value) => {
    expect(parseAmount(text)).toEqual({ ok: true, text, plain, value })
  })

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['₱', 'empty'],
    ['.', 'unfinished'],
    [',', 'unfinished'],
    ['1,234,', 'unfinished'],
    ['1,234,5', 'unfinished'],
    ['1,234,56', 'unfinished'],
    ['100.000', 'decimals'],
    ['1.234', 'decimals'],
    ['.123', 'decimals'],
    ['1,234.567', 'decimals'],
    ['12.3456', 'decimals'],
    ['1.234,56', 'unclear'],
    ['1.234.567', 'unclear'],
    ['1..5', 'unclear'],
    ['0,500', 'unclear'],
    ['1234,567', 'unclear'],
    ['1,2345', 'unclear'],
    ['1,23,456', 'unclear'],
    ['abc', 'unclear'],
    ['-5', 'unclear'],
    ['1 234', 'unclear'],
    ['1e3', 'unclear'],
    ['１２', 'unclear'],
    ['1000000000000', 'tooLarge'],
    ['99999999999999999999999', 'tooLarge'],
  ])('rejects %j: %s', (text, reason) => {
    expect(parseAmount(text)).toEqual({ ok: false, text, reason })
  })

  it('never changes the text, and accepts whole centavos only', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE ₱') }),
    )
    fc.assert(
      fc.property(anyText, (text) => {
        const read = parseAmount(text)
        expect(read.text).toBe(text)
        if (!read.ok) return
        expect(read.plain).toMatch(/^\d{1,12}(\.\d{1,2})?$/u)
        expect(isPeso(read.value)).toBe(true)
      }),
      RUNS,
    )
  })

  it('reads every amount exactly, plain, grouped, with ₱ and with a Vietnamese decimal comma', () => {
    fc.assert(
      fc.property(centavos, (cents) => {
        const plain = toText(cents)
        const value = Number(plain)
        const grouped = formatPeso(value)
        expect(plainPeso(value)).toBe(plain)
        for (const text of [plain, grouped, `₱${grouped}`, plain.replace('.', ',')]) {
          expect(parseAmount(text)).toEqual({ ok: true, text, plain, value })
        }
      }),
      RUNS,
    )
  })

  it('rejects Vietnamese grouping', () => {
    fc.assert(
      fc.property(
        centavos.filter((cents) => cents >= 100_000n),
        (cents) => {
          const [whole = '', decimals = ''] = formatPeso(Number(toText(cents))).split('.')
          const dotted = whole.replaceAll(',', '.')
          expect(parseAmount(dotted).ok).toBe(false)
          expect(parseAmount(`${dotted},${decimals}`).ok).toBe(false)
        },
      ),
      RUNS,
    )
  })

  it('asks for no correction while a grouped amount is typed, sign by sign', () => {
    fc.assert(
      fc.property(centavos, (cents) => {
        const text = formatPeso(Number(toText(cents)))
        for (let length = 0; length <= text.length; length += 1) {
          const read = parseAmount(text.slice(0, length))
          expect(read.ok || read.reason === 'empty' || read.reason === 'unfinished').toBe(true)
        }
      }),
      RUNS,
    )
  })

  it('reads the canonical form of an amount as the same amount', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,'), maxLength: 12 })
    fc.assert(
      fc.property(typed, (text) => {
        const read = parseAmount(text)
        fc.pre(read.ok)
        expect(parseAmount(read.plain)).toEqual({ ...read, text: read.plain })
      }),
      RUNS,
    )
  })
})
