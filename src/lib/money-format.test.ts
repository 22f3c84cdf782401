import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPeso, formatPoints } from './money-format.ts'

/** A small generator with a fixed seed: the same 20,000 amounts on every run. */
function amounts(count: number): bigint[] {
  let state = 20_261_121n
  return Array.from({ length: count }, (_, index) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n
    const digits = BigInt(1 + (index % 14))
    return state % 10n ** digits
  })
}

/** The same text from whole centavos, without floating point. */
function expected(centavos: bigint): string {
  const whole = (centavos / 100n).toString()
  const parts: string[] = []
  for (let end = whole.length; end > 0; end -= 3) parts.unshift(whole.slice(Math.max(0, end - 3), end))
  return `${parts.join(',')}.${(centavos % 100n).toString().padStart(2, '0')}`
}

describe('formatPeso', () => {
  it.each([
    [0, '0.00'],
    [1, '1.00'],
    [0.1, '0.10'],
    [999.99, '999.99'],
    [1000, '1,000.00'],
    [110.57, '110.57'],
    [1234567.8, '1,234,567.80'],
    [999_999_999_999.99, '999,999,999,999.99'],
    [-1234.5, '-1,234.50'],
  ])('shows %d as %s', (value, text) => {
    expect(formatPeso(value)).toBe(text)
  })

  it.each([-0, -0.001, -0.004])('never shows -0.00 for %d', (value) => {
    expect(formatPeso(value)).toBe('0.00')
  })

  it('groups three digits, with two decimals and no -0.00, whatever the number', () => {
    const any = fc.double({ min: -999_999_999_999.99, max: 999_999_999_999.99, noNaN: true })
    fc.assert(
      fc.property(any, (value) => {
        const shown = formatPeso(value)
        expect(shown).toMatch(/^-?\d{1,3}(,\d{3})*\.\d{2}$/u)
        expect(shown).not.toBe('-0.00')
      }),
      { seed: 20261120, numRuns: 2000, examples: [[0.005], [-0.005]] },
    )
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('shows a dash for %d', (value) => {
    expect(formatPeso(value)).toBe('—')
  })

  it('is exact for every size of amount up to 999,999,999,999.99', () => {
    for (const centavos of [...amounts(20_000), 99_999_999_999_999n, 99_999_999_999_998n]) {
      const value = Number(`${centavos / 100n}.${(centavos % 100n).toString().padStart(2, '0')}`)
      expect(formatPeso(value)).toBe(expected(centavos))
      expect(formatPeso(-value)).toBe(`${centavos > 0n ? '-' : ''}${expected(centavos)}`)
    }
  })
})

describe('formatPoints', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [-0.4, '0'],
    [12, '12'],
    [12345.9, '12,345'],
    [-1200, '-1,200'],
    [1_000_000, '1,000,000'],
  ])('shows %d as %s', (value, text) => {
    expect(formatPoints(value)).toBe(text)
  })
})
