import { asciiBytes, hasAscii, joinBytes } from './bytes.ts'
import { orientationOnly } from './exif.ts'

/** `RIFF`, the size of what follows, `WEBP`. */
const FILE_HEAD_BYTES = 12
const CHUNK_HEAD_BYTES = 8

/** Bits of the first byte of VP8X. */
const EXIF_FLAG = 0x08
const XMP_FLAG = 0x04

/** The chunks that affect the picture; not EXIF, XMP and unknown ones. */
const NEEDED: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF'])

/** Updates the flags of VP8X, always the first chunk, to the remaining chunks. */
function setFlags(file: Uint8Array, hasExif: boolean): void {
  if (!hasAscii(file, 'VP8X', FILE_HEAD_BYTES)) return
  const at = FILE_HEAD_BYTES + CHUNK_HEAD_BYTES
  const others = (file[at] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)
  file[at] = hasExif ? others | EXIF_FLAG : others
}

/** An EXIF chunk with only the orientation; empty if there is none. */
function exifChunk(exif: Uint8Array): Uint8Array<ArrayBuffer> {
  const tiff = orientationOnly(exif)
  if (tiff.length === 0) return new Uint8Array(0)
  return Uint8Array.from([...asciiBytes('EXIF'), tiff.length, 0, 0, 0, ...tiff])
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}

/**
 * Removes metadata from a WebP: EXIF (except its orientation), XMP, unknown chunks and trailing data. The picture data
 * stays. Returns the same array if nothing is removed; undefined if the file cannot be parsed as a WebP.
 */
export function stripWebp(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  if (!hasAscii(bytes, 'RIFF') || !hasAscii(bytes, 'WEBP', 8)) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = 8 + view.getUint32(4, true)
  if (end > bytes.length) return undefined
  const chunks: Uint8Array[] = []
  let exif = new Uint8Array(0)
  let hasData = false
  for (let at = FILE_HEAD_BYTES; at < end;) {
    if (at + CHUNK_HEAD_BYTES > end) return undefined
    const size = view.getUint32(at + 4, true)
    // An odd chunk has one padding byte, which some programs omit at the end.
    const next = Math.min(at + CHUNK_HEAD_BYTES + size + (size % 2), end)
    if (at + CHUNK_HEAD_BYTES + size > next) return undefined
    const type = String.fromCharCode(...bytes.subarray(at, at + 4))
    if (NEEDED.has(type)) chunks.push(bytes.subarray(at, next))
    if (type === 'EXIF') exif = exifChunk(bytes.subarray(at + CHUNK_HEAD_BYTES, at + CHUNK_HEAD_BYTES + size))
    hasData ||= type === 'VP8 ' || type === 'VP8L' || type === 'ANMF'
    at = next
  }
  if (!hasData) return undefined
  const stripped = joinBytes([bytes.subarray(0, FILE_HEAD_BYTES), ...chunks, exif])
  new DataView(stripped.buffer).setUint32(4, stripped.length - 8, true)
  setFlags(stripped, exif.length > 0)
  return isSame(stripped, bytes) ? bytes : stripped
}

/** Whether a WebP is shorter than it says. */
export function isTruncatedWebp(bytes: Uint8Array): boolean {
  if (bytes.length < FILE_HEAD_BYTES) return true
  return 8 + new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(4, true) > bytes.length
}
