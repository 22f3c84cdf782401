import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitSize } from './fit-size.ts'

describe('fitSize', () => {
  const limits = { mostPixels: 16_777_216, longestSide: 8000 }

  it('keeps a size within the limits, including one exactly at them', () => {
    expect(fitSize({ width: 4096, height: 4096 }, limits)).toEqual({ width: 4096, height: 4096 })
    expect(fitSize({ width: 4000, height: 3000 }, limits)).toEqual({ width: 4000, height: 3000 })
  })

  it('shrinks a picture with too many pixels or too long a side', () => {
    expect(fitSize({ width: 8064, height: 6048 }, limits)).toEqual({ width: 4729, height: 3547 })
    expect(fitSize({ width: 4032, height: 3024 }, { mostPixels: 1e9, longestSide: 1600 })).toEqual({
      width: 1600,
      height: 1200,
    })
  })

  it('keeps the limits and the aspect ratio for any size', () => {
    const side = fc.integer({ min: 1, max: 30_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fitted = fitSize({ width, height }, limits)
        expect(fitted.width * fitted.height).toBeLessThanOrEqual(limits.mostPixels)
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(limits.longestSide)
        expect(Math.abs(fitted.width * height - fitted.height * width)).toBeLessThanOrEqual(Math.max(width, height))
      }),
    )
  })
})
