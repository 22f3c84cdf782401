import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { stripJpeg } from './strip-jpeg.ts'

const toBytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)))

const segment = (code: number, ...content: (string | readonly number[])[]) => {
  const body = [...toBytes(...content)]
  return [0xff, code, (body.length + 2) >> 8, (body.length + 2) & 0xff, ...body]
}

const START = [0xff, 0xd8]
const JFIF = segment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0])
const TABLE = segment(0xdb, [0, 1, 2, 3])
/** A scan with a stuffed 0xff, a restart and fill bytes, then a second one, as in a progressive picture. */
const DATA = [
  ...segment(0xda, [1, 1, 0, 0, 63, 0]),
  ...[7, 0xff, 0, 8, 0xff, 0xd3, 9, 0xff],
  ...segment(0xc4, [4, 5]),
  ...segment(0xda, [1, 1, 0, 0, 63, 0]),
  ...[1, 2, 3],
  0xff,
  0xd9,
]

/** EXIF with an orientation between two other fields, and a secret after them. */
function exif(order: 'MM' | 'II', orientation: number): number[] {
  const short = (value: number) => (order === 'MM' ? [value >> 8, value & 0xff] : [value & 0xff, value >> 8])
  const long = (value: number) => (order === 'MM' ? [0, 0, ...short(value)] : [...short(value), 0, 0])
  const field = (tag: number, value: number) => [...short(tag), ...short(3), ...long(1), ...short(value), 0, 0]
  const fields = [...field(0x0100, 9), ...field(0x0112, orientation), ...field(0x8825, 60)]
  return segment(0xe1, 'Exif\0\0', order, short(42), long(8), short(3), fields, long(0), 'GPS 14.5995 N')
}

/** The remaining EXIF: only the orientation. */
const upright = (orientation: number) => [
  ...[0xff, 0xe1, 0, 34],
  ...Buffer.from('Exif\0\0MM\0*', 'latin1'),
  ...[0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
]

describe('stripJpeg', () => {
  it('removes GPS, XMP, IPTC, comments, thumbnails and trailing data', () => {
    const icc = segment(0xe2, 'ICC_PROFILE\0', [1, 1, 5])
    const adobe = segment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 1])
    const photo = toBytes(
      START,
      JFIF,
      exif('MM', 1),
      segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<gps/>'),
      segment(0xe0, 'JFXX\0', [0x10, 1]),
      icc,
      segment(0xe2, 'MPF\0secret'),
      segment(0xed, 'Photoshop 3.0\0Manila'),
      adobe,
      segment(0xfe, 'taken at home'),
      TABLE,
      DATA,
      'MotionPhoto with sound and place',
    )
    expect(stripJpeg(photo)).toEqual(toBytes(START, JFIF, icc, adobe, TABLE, DATA))
  })

  it.each([
    ['MM', 6],
    ['II', 3],
    ['II', 8],
  ] as const)('keeps the way up of EXIF in %s: %i', (order, orientation) => {
    const photo = toBytes(START, exif(order, orientation), TABLE, DATA)
    const stripped = stripJpeg(photo)
    expect(stripped).toEqual(toBytes(START, upright(orientation), TABLE, DATA))
    // A second pass removes nothing.
    expect(stripJpeg(stripped ?? photo)).toBe(stripped)
  })

  it.each([0, 1, 9])('drops an orientation without effect: %i', (orientation) => {
    expect(stripJpeg(toBytes(START, exif('MM', orientation), DATA))).toEqual(toBytes(START, DATA))
  })

  it('returns the same array if nothing is removed', () => {
    const plain = toBytes(START, JFIF, TABLE, DATA)
    expect(stripJpeg(plain)).toBe(plain)
  })

  it('accepts a picture without its end, and truncated EXIF', () => {
    const broken = segment(0xe1, 'Exif\0\0MM\0*', [0, 0, 0, 8, 0, 9, 1])
    expect(stripJpeg(toBytes(START, broken, DATA.slice(0, -2)))).toEqual(toBytes(START, DATA.slice(0, -2)))
  })

  it.each([
    ['no JPEG', toBytes([0x89], 'PNG')],
    ['nothing behind its start', toBytes(START)],
    ['a segment longer than the file', toBytes(START, [0xff, 0xe1, 0xff, 0xff, 1])],
    ['something between two segments', toBytes(START, JFIF, [0], TABLE, DATA)],
    ['no picture data', toBytes(START, JFIF, TABLE, [0xff, 0xd9])],
  ])('does not judge %s', (_what, bytes) => {
    expect(stripJpeg(bytes)).toBeUndefined()
  })

  it('never throws for any bytes', () => {
    const part = fc.oneof(
      fc.constantFrom(JFIF, exif('II', 6), TABLE, DATA, DATA.slice(0, 9), [0xff], [0xff, 0xe1], [0xff, 0xda, 0]),
      fc.array(fc.nat(255), { maxLength: 20 }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const stripped = stripJpeg(toBytes(START, ...parts))
        expect(stripped && stripJpeg(stripped)).toEqual(stripped)
      }),
      { numRuns: 500 },
    )
  })
})
