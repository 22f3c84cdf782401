import { describe, expect, it } from 'vitest'
import { cleanTypedAmount, parseAmount } from './parse-amount.ts'

describe('cleanTypedAmount', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['12.', '12.'],
    ['12.3', '12.3'],
    ['12.345', '12.34'],
    ['12,5', '12.5'],
    ['12.3.4', '12.34'],
    ['.', '0.'],
    [',5', '0.5'],
    ['007', '7'],
    ['0', '0'],
    ['00', '0'],
    ['0.50', '0.50'],
    ['1e5', '15'],
    ['-20', '20'],
    ['₱ 100', '100'],
    ['12345678901234', '123456789012'],
  ])('keeps of %j %j', (typed, kept) => {
    expect(cleanTypedAmount(typed)).toBe(kept)
  })

  it('never changes what it has cleaned', () => {
    for (const text of ['0.', '12.', '100', '0.05', '999999999999.99']) expect(cleanTypedAmount(text)).toBe(text)
  })
})

describe('parseAmount', () => {
  it.each([
    ['500', '500', 500],
    ['1,234', '1234', 1234],
    ['1,234.50', '1234.50', 1234.5],
    [' ₱1,000,000.05 ', '1000000.05', 1000000.05],
    ['PHP 250', '250', 250],
    ['.5', '0.5', 0.5],
    ['12.', '12.', 12],
    ['999,999,999,999.99', '999999999999.99', 999_999_999_999.99],
  ])('takes pasted %j as %s', (pasted, text, value) => {
    expect(parseAmount(pasted, 'pasted')).toEqual({ ok: true, text, value })
  })

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['.', 'empty'],
    ['abc', 'characters'],
    ['-5', 'characters'],
    ['1 234', 'characters'],
    ['1e3', 'characters'],
    ['12,50', 'ambiguous'],
    ['0,500', 'ambiguous'],
    ['1,23,456', 'ambiguous'],
    ['1.234', 'ambiguous'],
    ['1.234.567', 'ambiguous'],
    ['1.234,50', 'ambiguous'],
    ['12.3456', 'decimals'],
    ['1,234.567', 'decimals'],
    ['1000000000000', 'tooLarge'],
  ])('refuses pasted %j: %s', (pasted, reason) => {
    expect(parseAmount(pasted, 'pasted')).toEqual({ ok: false, reason })
  })

  it('reads a typed comma as a dot', () => {
    expect(parseAmount('12,5', 'typed')).toEqual({ ok: true, text: '12.5', value: 12.5 })
    expect(parseAmount('', 'typed')).toEqual({ ok: false, reason: 'empty' })
  })
})
