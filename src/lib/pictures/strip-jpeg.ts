import { asciiBytes, hasAscii, joinBytes } from './bytes.ts'
import { EXIF_PREFIX, orientationOnly } from './exif.ts'

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const APP0 = 0xe0
const APP1 = 0xe1
const APP15 = 0xef
const COMMENT = 0xfe

/** Markers without a length: restarts and one for private use. */
function isAlone(code: number): boolean {
  return code === 1 || (code >= 0xd0 && code <= 0xd7)
}

/** The end of a scan's data: before a marker other than a stuffed 0xff or a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = start; at < bytes.length - 1; at += 1) {
    const code = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && code !== 0 && code !== 0xff && !isAlone(code)) return at
  }
  return bytes.length
}

/** A JPEG segment: the marker's code, the offset of the marker, and the offset after the segment. */
interface Segment {
  readonly code: number
  readonly from: number
  readonly to: number
}

interface Parsed {
  /** All segments after the start of the image, the picture's data included; undefined if a segment is incomplete. */
  readonly segments: Segment[] | undefined
  /** The file ends before the image. */
  readonly isTruncated: boolean
}

function parse(bytes: Uint8Array): Parsed | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  const segments: Segment[] = []
  let hasData = false
  let at = 2
  while (at < bytes.length) {
    const from = at
    if (bytes[at] !== 0xff) return undefined
    // Fill bytes may precede the code.
    while (bytes[at] === 0xff) at += 1
    const code = bytes[at]
    if (code === undefined) break
    at += 1
    if (code === END_OF_IMAGE) {
      segments.push({ code, from, to: at })
      return hasData ? { segments, isTruncated: false } : undefined
    }
    if (!isAlone(code)) {
      const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
      if (at + 2 > bytes.length || at + length > bytes.length) return { segments: undefined, isTruncated: true }
      if (length < 2) return undefined
      at += length
    }
    if (code === START_OF_SCAN) {
      hasData = true
      at = endOfScan(bytes, at)
    }
    segments.push({ code, from, to: at })
  }
  return { segments: hasData ? segments : undefined, isTruncated: true }
}

/** The offset of a segment's content, after fill bytes, code and length. */
function contentStart(segment: Uint8Array): number {
  return segment.findIndex((byte) => byte !== 0xff) + 3
}

function hasText(segment: Uint8Array, text: string): boolean {
  return hasAscii(segment, text, contentStart(segment))
}

/**
 * Segments that a decoder needs: of the application's, only JFIF, color profile and Adobe's color transform; all
 * others.
 */
function isNeeded(bytes: Uint8Array, { code, from, to }: Segment): boolean {
  if (code === COMMENT) return false
  if (code < APP0 || code > APP15) return true
  const content = bytes.subarray(from, to)
  if (code === APP0) return hasText(content, 'JFIF\0')
  return (code === 0xe2 && hasText(content, 'ICC_PROFILE\0')) || (code === 0xee && hasText(content, 'Adobe'))
}

/** The replacement of an unneeded segment: EXIF keeps its orientation, others vanish. */
function withoutMetadata(bytes: Uint8Array, { code, from, to }: Segment): Uint8Array {
  if (code !== APP1) return NOTHING
  const content = bytes.subarray(from, to)
  if (!hasText(content, EXIF_PREFIX)) return NOTHING
  const tiff = orientationOnly(content.subarray(contentStart(content)))
  if (tiff.length === 0) return NOTHING
  const exif = [...asciiBytes(EXIF_PREFIX), ...tiff]
  return Uint8Array.from([0xff, APP1, 0, 2 + exif.length, ...exif])
}

/**
 * Removes personal metadata from a JPEG: EXIF with GPS, XMP, IPTC, comments, thumbnails and trailing data. The picture
 * data, the color profile and the orientation stay. Returns the same array if nothing is removed; undefined if the file
 * cannot be parsed as a JPEG.
 */
export function stripJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const segments = parse(bytes)?.segments
  if (!segments) return undefined
  const parts = segments.map((segment) =>
    isNeeded(bytes, segment) ? bytes.subarray(segment.from, segment.to) : withoutMetadata(bytes, segment),
  )
  const stripped = joinBytes([bytes.subarray(0, 2), ...parts])
  return stripped.length === bytes.length ? bytes : stripped
}

/** Whether a JPEG ends early, as after a download that broke off. Browsers draw such a picture with a gray rest. */
export function isTruncatedJpeg(bytes: Uint8Array): boolean {
  return parse(bytes)?.isTruncated === true
}

const NOTHING = new Uint8Array(0)
