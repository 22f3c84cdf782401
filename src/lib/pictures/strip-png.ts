import { asciiBytes, hasAscii, joinBytes } from './bytes.ts'
import { orientationOnly } from './exif.ts'
import { isPng, PNG_SIGNATURE } from '@tumpak/contract-kit/picture-type.ts'

/** Length and type before a chunk's data, and the checksum after it. */
const HEAD_BYTES = 8
const CHECKSUM_BYTES = 4

/** The chunks that affect the picture, animations included; not text, times, EXIF, provenance and private chunks. */
const NEEDED: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'bKGD', 'pHYs'],
  ...['acTL', 'fcTL', 'fdAT'],
])

/** The checksum of a chunk's type and data, as the PNG format defines it. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

/** An eXIf chunk with only the orientation; empty if there is none. */
function exifChunk(exif: Uint8Array): Uint8Array<ArrayBuffer> {
  const tiff = orientationOnly(exif)
  if (tiff.length === 0) return new Uint8Array(0)
  const body = Uint8Array.from([...asciiBytes('eXIf'), ...tiff])
  const chunk = new Uint8Array(HEAD_BYTES + tiff.length + CHECKSUM_BYTES)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, tiff.length)
  chunk.set(body, 4)
  view.setUint32(chunk.length - CHECKSUM_BYTES, crc32(body))
  return chunk
}

/**
 * Removes metadata from a PNG: EXIF (except its orientation), texts, times, unknown chunks and trailing data. The
 * picture data stays. Returns the same array if nothing is removed; undefined if the file cannot be parsed as a PNG.
 */
export function stripPng(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  if (!isPng(bytes)) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = [bytes.subarray(0, PNG_SIGNATURE.length)]
  let hasData = false
  for (let at = PNG_SIGNATURE.length; at + HEAD_BYTES + CHECKSUM_BYTES <= bytes.length;) {
    const end = at + HEAD_BYTES + view.getUint32(at) + CHECKSUM_BYTES
    if (end > bytes.length) return undefined
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + HEAD_BYTES))
    if (NEEDED.has(type)) parts.push(bytes.subarray(at, end))
    else if (type === 'eXIf') parts.push(exifChunk(bytes.subarray(at + HEAD_BYTES, end - CHECKSUM_BYTES)))
    // A critical chunk that this list does not know.
    else if (!/^[a-z]/u.test(type)) return undefined
    hasData ||= hasAscii(bytes, 'IDAT', at + 4)
    at = end
    if (type !== 'IEND') continue
    const stripped = joinBytes(parts)
    if (!hasData) return undefined
    return stripped.length === bytes.length ? bytes : stripped
  }
  return undefined
}

/** Whether a PNG ends before its last chunk. */
export function isTruncatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = PNG_SIGNATURE.length
  while (at + HEAD_BYTES + CHECKSUM_BYTES <= bytes.length) {
    const isLast = hasAscii(bytes, 'IEND', at + 4)
    at += HEAD_BYTES + view.getUint32(at) + CHECKSUM_BYTES
    if (isLast) return at > bytes.length
  }
  return true
}
