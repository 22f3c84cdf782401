import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stripWebp } from './strip-webp.ts'

function chunk(type: string, content: string | readonly number[]): number[] {
  const data = Buffer.from(content as string, 'latin1')
  const size = Buffer.alloc(4)
  size.writeUInt32LE(data.length)
  return [...Buffer.from(type, 'latin1'), ...size, ...data, ...(data.length % 2 === 0 ? [] : [0])]
}

function webp(...chunks: number[][]): Uint8Array<ArrayBuffer> {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(4 + chunks.flat().length)
  return Uint8Array.from([...Buffer.from('RIFF'), ...size, ...Buffer.from('WEBP'), ...chunks.flat()])
}

/** The extended header: its flags, and the size of the canvas. */
const extended = (flags: number) => chunk('VP8X', [flags, 0, 0, 0, 9, 0, 0, 9, 0, 0])
const DATA = chunk('VP8 ', [1, 2, 3])
const PROFILE = chunk('ICCP', [5, 6])

const exif = (orientation: number, prefix = '') => [
  ...Buffer.from(`${prefix}MM\0*\0\0\0\x08`, 'latin1'),
  ...[0, 2, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
  ...[0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 60, 0, 0, 0, 0],
  ...Buffer.from('GPS 14.5995 N', 'latin1'),
]
const KEPT = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]

describe('stripWebp', () => {
  it('removes EXIF, XMP, unknown chunks and trailing data, and clears their flags', () => {
    const photo = [
      ...webp(
        extended(0x20 | 0x10 | 0x08 | 0x04),
        PROFILE,
        chunk('ALPH', [0]),
        DATA,
        chunk('EXIF', exif(1)),
        chunk('XMP ', '<gps/>'),
        chunk('C2PA', 'provenance'),
      ),
      ...Buffer.from('more'),
    ]
    expect(stripWebp(Uint8Array.from(photo))).toEqual(webp(extended(0x30), PROFILE, chunk('ALPH', [0]), DATA))
  })

  it.each(['', 'Exif\0\0'])('keeps the orientation of EXIF with the prefix %j and nothing else of it', (prefix) => {
    const stripped = stripWebp(webp(extended(0x0c), DATA, chunk('EXIF', exif(6, prefix)), chunk('XMP ', 'x')))
    expect(stripped).toEqual(webp(extended(0x08), DATA, chunk('EXIF', KEPT)))
    expect(stripWebp(stripped ?? webp())).toBe(stripped)
  })

  it('returns the same array if nothing is removed', () => {
    for (const plain of [
      webp(DATA),
      webp(chunk('VP8L', [1])),
      webp(extended(2), chunk('ANIM', [0]), chunk('ANMF', [1])),
    ])
      expect(stripWebp(plain)).toBe(plain)
  })

  it('accepts an odd last chunk without its padding', () => {
    const bytes = webp(DATA).slice(0, -1)
    bytes[4] = (bytes[4] ?? 0) - 1
    expect(stripWebp(bytes)).toBe(bytes)
  })

  it.each([
    ['no WebP', Uint8Array.from(Buffer.from('RIFF\x04\0\0\0WAVE', 'latin1'))],
    ['nothing behind its start', webp()],
    ['no picture data', webp(extended(0), PROFILE)],
    ['an announced size longer than the file', webp(DATA).slice(0, -3)],
    ['a chunk longer than the file', webp([...DATA, ...Buffer.from('XMP \xff\0\0\0', 'latin1')])],
  ])('does not judge %s', (_what, bytes) => {
    expect(stripWebp(bytes)).toBeUndefined()
  })

  it('never throws for any bytes', () => {
    const part = fc.oneof(
      fc.constantFrom(extended(0x0c), DATA, chunk('EXIF', exif(3)), chunk('EXIF', [1]), [0, 0]),
      fc.array(fc.nat(255), { maxLength: 20 }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const stripped = stripWebp(webp(...parts))
        expect(stripped && stripWebp(stripped)).toEqual(stripped)
      }),
    )
  })
})
