import { asciiBytes, hasAscii } from './bytes.ts'

const ORIENTATION_TAG = 0x0112

/** The prefix of the TIFF data in a JPEG, and in WebP files of some programs. */
export const EXIF_PREFIX = 'Exif\0\0'

/** The orientation of EXIF data, 1 to 8, with or without its prefix; undefined if missing. */
export function readOrientation(exif: Uint8Array): number | undefined {
  const tiff = hasAscii(exif, EXIF_PREFIX) ? exif.subarray(EXIF_PREFIX.length) : exif
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  try {
    const isLittle = view.getUint16(0) === 0x4949
    const directory = view.getUint32(4, isLittle)
    const entries = view.getUint16(directory, isLittle)
    for (let entry = 0; entry < entries; entry += 1) {
      const at = directory + 2 + entry * 12
      if (view.getUint16(at, isLittle) !== ORIENTATION_TAG) continue
      const orientation = view.getUint16(at + 8, isLittle)
      return orientation >= 1 && orientation <= 8 ? orientation : undefined
    }
  } catch {
    // The data is shorter than it announces.
  }
  return undefined
}

/** TIFF data with only an orientation; empty for 1, the default. */
export function orientationOnly(exif: Uint8Array): Uint8Array {
  const orientation = readOrientation(exif) ?? 1
  if (orientation === 1) return new Uint8Array(0)
  const directory = [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  return Uint8Array.from([...asciiBytes('MM\0*'), ...directory])
}
