/** What a file is by its first bytes. `heic` is told apart so that its owner can be told what to do. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'heic' | 'other'

/** How many bytes {@link pictureType} looks at. */
export const PICTURE_HEAD_BYTES = 16

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The brands of an ISO media file that hold HEIC or HEIF pictures. */
const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** The kind of a picture, whatever its name and its declared type say: both are only what somebody typed. */
export function pictureType(head: Uint8Array): PictureType {
  if (JPEG.every((byte, at) => head[at] === byte)) return 'jpeg'
  if (PNG.every((byte, at) => head[at] === byte)) return 'png'
  if (textAt(head, 0) === 'RIFF' && textAt(head, 8) === 'WEBP') return 'webp'
  if (textAt(head, 4) === 'ftyp' && HEIC_BRANDS.has(textAt(head, 8))) return 'heic'
  return 'other'
}

function textAt(bytes: Uint8Array, start: number): string {
  return String.fromCodePoint(...bytes.slice(start, start + 4))
}
