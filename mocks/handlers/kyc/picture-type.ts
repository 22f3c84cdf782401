const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]
/** The offset of a RIFF file's content type. */
const RIFF_KIND_AT = 8

function has(bytes: Uint8Array, wanted: readonly number[], at = 0): boolean {
  return wanted.every((byte, i) => bytes[at + i] === byte)
}

/** A picture's media type by its first bytes, whatever its name says; undefined unless JPEG, PNG or WebP. */
export function pictureType(bytes: Uint8Array): 'image/jpeg' | 'image/png' | 'image/webp' | undefined {
  if (has(bytes, JPEG)) return 'image/jpeg'
  if (has(bytes, PNG)) return 'image/png'
  if (has(bytes, RIFF) && has(bytes, WEBP, RIFF_KIND_AT)) return 'image/webp'
  return undefined
}
