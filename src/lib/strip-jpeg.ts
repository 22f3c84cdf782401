const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const APP0 = 0xe0
const APP1 = 0xe1
const APP15 = 0xef
const COMMENT = 0xfe

/** A segment of a JPEG by where it stands: the marker's code, the first byte of the marker, the first byte after it. */
interface Segment {
  readonly code: number
  readonly from: number
  readonly to: number
}

/**
 * A JPEG without what tells about its owner: EXIF with GPS, XMP, IPTC, comments, thumbnails and whatever follows the
 * picture. The picture is not encoded again: the bytes of its data stay as they are, and so do its color profile and, in
 * an EXIF of its own, the way up. The very same array where there is nothing to take away; undefined where it is no
 * JPEG that can be followed to its data.
 */
export function stripJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const segments = segmentsOf(bytes)
  if (!segments) return undefined
  const parts = segments.map((segment) => {
    if (isNeeded(bytes, segment)) return bytes.subarray(segment.from, segment.to)
    const orientation = orientationOf(bytes, segment) ?? 1
    return orientation > 1 ? exifOf(orientation) : NOTHING
  })
  const stripped = concat([bytes.subarray(0, 2), ...parts])
  return stripped.length === bytes.length ? bytes : stripped
}

const NOTHING = new Uint8Array(0)

/** All segments behind the start of the image, up to its end; one of them is the picture's data. */
function segmentsOf(bytes: Uint8Array): Segment[] | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  const segments: Segment[] = []
  let hasData = false
  let at = 2
  while (at < bytes.length) {
    const from = at
    if (bytes[at] !== 0xff) return undefined
    // Any number of fill bytes may stand before the code.
    while (bytes[at] === 0xff) at += 1
    const code = bytes[at]
    if (code === undefined) break
    at += 1
    if (code === END_OF_IMAGE) {
      segments.push({ code, from, to: at })
      break
    }
    if (!isAlone(code)) {
      const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
      if (length < 2 || at + length > bytes.length) return undefined
      at += length
    }
    if (code === START_OF_SCAN) {
      hasData = true
      at = endOfScan(bytes, at)
    }
    segments.push({ code, from, to: at })
  }
  return hasData ? segments : undefined
}

/** Where the data of a scan ends: before a marker that is neither a stuffed 0xff nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = start; at < bytes.length - 1; at += 1) {
    const code = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && code !== 0 && code !== 0xff && !isAlone(code)) return at
  }
  return bytes.length
}

/** Markers without a length: restarts, and one for private use. */
function isAlone(code: number): boolean {
  return code === 1 || (code >= 0xd0 && code <= 0xd7)
}

/** What a decoder needs: JFIF, the color profile and Adobe's color transform of the application's segments; all others. */
function isNeeded(bytes: Uint8Array, { code, from, to }: Segment): boolean {
  if (code === COMMENT) return false
  if (code < APP0 || code > APP15) return true
  const content = bytes.subarray(from, to)
  if (code === APP0) return hasText(content, 'JFIF\0')
  return (code === 0xe2 && hasText(content, 'ICC_PROFILE\0')) || (code === 0xee && hasText(content, 'Adobe'))
}

/** The way up that an EXIF segment tells, 1 to 8; undefined where it is none, or tells nothing. */
function orientationOf(bytes: Uint8Array, { code, from, to }: Segment): number | undefined {
  if (code !== APP1) return undefined
  const content = bytes.subarray(from, to)
  if (!hasText(content, 'Exif\0\0')) return undefined
  const tiff = content.subarray(contentStart(content) + 6)
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  try {
    const isLittle = view.getUint16(0) === 0x4949
    const directory = view.getUint32(4, isLittle)
    const entries = view.getUint16(directory, isLittle)
    for (let entry = 0; entry < entries; entry += 1) {
      const at = directory + 2 + entry * 12
      if (view.getUint16(at, isLittle) !== 0x0112) continue
      const way = view.getUint16(at + 8, isLittle)
      return way >= 1 && way <= 8 ? way : undefined
    }
  } catch {
    // It ends before what it announces.
  }
  return undefined
}

/** Where the content of a segment starts: behind fill bytes, code and length. */
function contentStart(segment: Uint8Array): number {
  return segment.findIndex((byte) => byte !== 0xff) + 3
}

function hasText(segment: Uint8Array, text: string): boolean {
  const start = contentStart(segment)
  return [...text].every((sign, at) => segment[start + at] === sign.charCodeAt(0))
}

/** An EXIF segment that tells the way up and nothing else. */
function exifOf(orientation: number): Uint8Array {
  const exif = [...'Exif\0\0MM\0*'].map((sign) => sign.charCodeAt(0))
  const directory = [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  return Uint8Array.from([0xff, APP1, 0, 2 + exif.length + directory.length, ...exif, ...directory])
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
