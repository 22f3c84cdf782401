/** A picture type, detected from a file's first bytes. `heic` is separate: its user gets advice on converting it. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'heic' | 'other'

/** How many bytes {@link pictureType} needs. */
export const PICTURE_HEAD_BYTES = 16

const JPEG = [0xff, 0xd8, 0xff]
export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The brands by which ISO media files declare HEIC or HEIF pictures. */
const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** Whether a file starts as a PNG. */
export function isPng(head: Uint8Array): boolean {
  return PNG_SIGNATURE.every((byte, at) => head[at] === byte)
}

function textAt(bytes: Uint8Array, start: number): string {
  return String.fromCodePoint(...bytes.slice(start, start + 4))
}

/** Detects a picture's type from its content, because its name and declared type may be wrong. */
export function pictureType(head: Uint8Array): PictureType {
  if (JPEG.every((byte, at) => head[at] === byte)) return 'jpeg'
  if (isPng(head)) return 'png'
  if (textAt(head, 0) === 'RIFF' && textAt(head, 8) === 'WEBP') return 'webp'
  if (textAt(head, 4) === 'ftyp' && HEIC_BRANDS.has(textAt(head, 8))) return 'heic'
  return 'other'
}
