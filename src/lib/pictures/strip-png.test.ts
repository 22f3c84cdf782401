import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readOrientation } from './exif.ts'
import { stripPng } from './strip-png.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function chunk(type: string, content: string | readonly number[] = []): number[] {
  const data = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(content as string, 'latin1')])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length - 4)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(data))
  return [...length, ...data, ...sum]
}

const png = (...chunks: number[][]) => Uint8Array.from([...SIGNATURE, ...chunks.flat()])

const HEAD = chunk('IHDR', [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
const DATA = chunk('IDAT', [1, 2, 3])
const END = chunk('IEND')

/** EXIF in little-endian order with an orientation and a place. */
const exif = (orientation: number) => [
  ...Buffer.from('II*\0\x08\0\0\0', 'latin1'),
  ...[2, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0],
  ...[0x25, 0x88, 4, 0, 1, 0, 0, 0, 60, 0, 0, 0, 0, 0, 0, 0],
  ...Buffer.from('GPS 14.5995 N', 'latin1'),
]

describe('stripPng', () => {
  it('removes EXIF, texts, times, unknown chunks and trailing data', () => {
    const profile = chunk('iCCP', 'p\0\0x')
    const photo = png(
      HEAD,
      chunk('tIME', [7, 234, 11, 20, 12, 0, 0]),
      profile,
      chunk('eXIf', exif(1)),
      chunk('tEXt', 'Author\0Ana'),
      DATA,
      chunk('zTXt', 'Raw profile type exif\0\0x'),
      chunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0<gps/>'),
      chunk('caBX', 'provenance'),
      DATA,
      END,
      [...Buffer.from('a video with sound')],
    )
    expect(stripPng(photo)).toEqual(png(HEAD, profile, DATA, DATA, END))
  })

  it('keeps the orientation of EXIF and nothing else of it', () => {
    const stripped = stripPng(png(HEAD, chunk('eXIf', exif(6)), DATA, END))
    const kept = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    // The checksum is valid too.
    expect(stripped).toEqual(png(HEAD, chunk('eXIf', kept), DATA, END))
    expect(readOrientation(Uint8Array.from(kept))).toBe(6)
    expect(stripPng(stripped ?? png())).toEqual(stripped)
  })

  it('keeps every frame of an animation', () => {
    const animation = png(HEAD, chunk('acTL', [0, 0, 0, 2]), chunk('fcTL', [0]), DATA, chunk('fdAT', [1]), END)
    expect(stripPng(animation)).toBe(animation)
  })

  it('returns the same array if nothing is removed', () => {
    const plain = png(HEAD, DATA, END)
    expect(stripPng(plain)).toBe(plain)
  })

  it.each([
    ['no PNG', Uint8Array.from([0xff, 0xd8, 0xff])],
    ['nothing behind the signature', png()],
    ['no end', png(HEAD, DATA)],
    ['no data', png(HEAD, END)],
    ['a chunk longer than the file', png(HEAD, [0, 0, 1, 0, 0x49, 0x44, 0x41, 0x54, 1, 2, 3, 4])],
    ['an unknown critical chunk', png(HEAD, chunk('ABCD'), DATA, END)],
  ])('does not judge %s', (_what, bytes) => {
    expect(stripPng(bytes)).toBeUndefined()
  })

  it('never throws for any bytes', () => {
    const part = fc.oneof(
      fc.constantFrom(HEAD, DATA, END, chunk('eXIf', exif(3)), chunk('eXIf', [1]), [0, 0]),
      fc.array(fc.nat(255), { maxLength: 20 }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const stripped = stripPng(png(...parts))
        expect(stripped && stripPng(stripped)).toEqual(stripped)
      }),
    )
  })
})
