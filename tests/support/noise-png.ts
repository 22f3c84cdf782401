import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { PNG_SIGNATURE } from '@tumpak/contract-kit/picture-type.ts'

const SIGNATURE = Buffer.from(PNG_SIGNATURE)
const RGB = 2

/** A PNG of random colors: about three bytes a pixel, since noise does not compress. */
export function noisePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, RGB, 0, 0, 0], 8)
  // The first byte of each row is its filter: none.
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.from([0]), randomBytes(width * 3)]))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The same picture with a tEXt chunk: a keyword, a zero byte, a text. */
export function withText(png: Buffer, text: string): Buffer {
  const headEnd = SIGNATURE.length + 25
  return Buffer.concat([png.subarray(0, headEnd), chunk('tEXt', Buffer.from(text, 'latin1')), png.subarray(headEnd)])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A JPEG with an EXIF block that contains the camera's orientation: 6 is a quarter turn to the right. */
export function turnedJpeg(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from([
    ...Buffer.from('MM\0*', 'latin1'),
    0,
    0,
    0,
    8,
    0,
    1,
    // Tag 0x0112, a SHORT, one value.
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ])
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), marker, exif, jpeg.subarray(2)])
}
