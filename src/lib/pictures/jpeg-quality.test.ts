import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeToLimit, IMAGE_LIMIT_BYTES } from './jpeg-quality.ts'

/** An encoder whose pictures have the given sizes; the last one repeats. */
function encoder(sizes: readonly number[]) {
  const asked: number[] = []
  const encode = async (quality: number) => {
    asked.push(quality)
    return { size: sizes[Math.min(asked.length, sizes.length) - 1] ?? 0 }
  }
  return { asked, encode }
}

test('encodeToLimit stops at the highest quality that fits, the limit included', async () => {
  const { asked, encode } = encoder([IMAGE_LIMIT_BYTES + 1, IMAGE_LIMIT_BYTES])
  expect(await encodeToLimit(encode)).toEqual({ size: IMAGE_LIMIT_BYTES })
  expect(asked).toEqual([0.8, 0.7])
})

test('encodeToLimit goes down to 0.1 in tenths, and then returns the last picture', async () => {
  const { asked, encode } = encoder([IMAGE_LIMIT_BYTES + 1])
  expect(await encodeToLimit(encode)).toEqual({ size: IMAGE_LIMIT_BYTES + 1 })
  expect(asked).toEqual([0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1])
})

test('encodeToLimit returns the highest quality that fits, or the last of eight, for any encoder', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 8, maxLength: 8 }),
      async (sizes) => {
        const { asked, encode } = encoder(sizes)
        const fits = sizes.findIndex((size) => size <= IMAGE_LIMIT_BYTES)
        const wanted = fits === -1 ? 7 : fits
        expect(await encodeToLimit(encode)).toEqual({ size: sizes[wanted] })
        expect(asked).toHaveLength(wanted + 1)
      },
    ),
  )
})

test('encodeToLimit rejects when the encoder fails', async () => {
  await expect(encodeToLimit(() => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture')
})
