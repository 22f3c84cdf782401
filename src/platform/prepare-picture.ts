import { encodeToLimit, IMAGE_LIMIT_BYTES } from '#src/lib/jpeg-quality.ts'
import { fitSize, type SizeLimits } from '#src/lib/fit-size.ts'
import { PICTURE_HEAD_BYTES, pictureType } from '#src/lib/picture-type.ts'
import { stripJpeg } from '#src/lib/strip-jpeg.ts'

/**
 * Why a picture cannot be sent: `heic` needs another format, `unsupported` is no JPEG, PNG or WebP whatever its name
 * says, `unreadable` is broken or more than this device can draw.
 */
export type PictureFault = 'heic' | 'unsupported' | 'unreadable'

/** A file that was chosen as a picture and is none that can be sent. It belongs beside the field, not in a notice. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
  readonly fault: PictureFault

  constructor(fault: PictureFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

/** What a file input offers. Phones that keep HEIC hand over a JPEG for it. */
export const PICTURE_ACCEPT = 'image/jpeg,image/png,image/webp'

/** Older iPhones leave a larger canvas blank; some phones have no memory for one. */
const CANVAS_LIMITS: SizeLimits = { mostPixels: 16_777_216 }

/** Of a picture for a slow connection: small print of a paper is still read at this size. */
const SMALL_LIMITS: SizeLimits = { mostPixels: 16_777_216, longestSide: 1600 }

/** The size in bytes that a picture for a slow connection should not exceed. */
export const SMALL_PICTURE_BYTES = 150_000

/**
 * A chosen file as it is sent: up to 512000 bytes with its picture data untouched, above that as a JPEG, upright, by
 * `encodeToLimit`. A JPEG loses its EXIF, which may tell where it was taken. Rejects with a {@link PictureError}.
 */
export async function preparePicture(file: File): Promise<File> {
  const type = pictureType(new Uint8Array(await read(file.slice(0, PICTURE_HEAD_BYTES))))
  if (type === 'heic') throw new PictureError('heic')
  if (type === 'other') throw new PictureError('unsupported')
  if (file.size > IMAGE_LIMIT_BYTES) return encodeAgain(file, CANVAS_LIMITS, IMAGE_LIMIT_BYTES)
  if (type !== 'jpeg') return file
  const bytes = new Uint8Array(await read(file))
  const stripped = stripJpeg(bytes)
  // Not followed to its data: what is drawn anew has no EXIF either.
  if (!stripped) return encodeAgain(file, CANVAS_LIMITS, IMAGE_LIMIT_BYTES)
  return stripped === bytes ? file : new File([stripped], file.name, { type: file.type })
}

/** A smaller copy of a picture, for a slow connection. Rejects with a {@link PictureError}. */
export function shrinkPicture(file: File): Promise<File> {
  return encodeAgain(file, SMALL_LIMITS, SMALL_PICTURE_BYTES)
}

async function encodeAgain(file: File, limits: SizeLimits, limitBytes: number): Promise<File> {
  const canvas = await draw(file, limits)
  const jpeg = await encodeToLimit((quality) => encode(canvas, quality), limitBytes)
  // Frees the memory at once: phones have little of it, and some keep a canvas for long.
  canvas.width = 0
  return new File([jpeg], file.name.replace(/(\.\w+)?$/u, '.jpg'), { type: 'image/jpeg' })
}

async function read(part: Blob): Promise<ArrayBuffer> {
  try {
    return await part.arrayBuffer()
  } catch (cause) {
    throw new PictureError('unreadable', cause)
  }
}

/** Draws a picture the way up that its EXIF says; the canvas keeps no EXIF, so that nothing turns it twice. */
async function draw(file: Blob, limits: SizeLimits): Promise<HTMLCanvasElement> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const canvas = document.createElement('canvas')
    Object.assign(canvas, fitSize(bitmap, limits))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    // A JPEG has no transparency; without this it would turn black.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    return canvas
  } catch (cause) {
    throw new PictureError('unreadable', cause)
  }
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new PictureError('unreadable'))), 'image/jpeg', quality)
  })
}
