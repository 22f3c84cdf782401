import { encodeToLimit, IMAGE_LIMIT_BYTES } from '#src/lib/pictures/jpeg-quality.ts'
import { fitSize, type SizeLimits } from '#src/lib/pictures/fit-size.ts'
import { PICTURE_HEAD_BYTES, pictureType } from '@tumpak/contract-kit/picture-type.ts'
import { isTruncatedJpeg, stripJpeg } from '#src/lib/pictures/strip-jpeg.ts'
import { isTruncatedPng, stripPng } from '#src/lib/pictures/strip-png.ts'
import { isTruncatedWebp, stripWebp } from '#src/lib/pictures/strip-webp.ts'

/**
 * Why a picture cannot be sent: `heic` and `unsupported` are neither JPEG, PNG nor WebP, and this browser cannot convert them,
 * `unreadable` is broken, cut off or too large for this device, `gone` was moved or changed since the choice.
 */
export type PictureErrorReason = 'heic' | 'unsupported' | 'unreadable' | 'gone'

/** A chosen file that cannot be sent as a picture. Show it beside the field, not in a toast. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
  readonly reason: PictureErrorReason

  constructor(reason: PictureErrorReason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/** The types of the file picker. Phones that store HEIC then provide a JPEG. */
export const PICTURE_ACCEPT = 'image/jpeg,image/png,image/webp'

/** Older iPhones leave a larger canvas blank; some phones lack the memory for one. */
const CANVAS_LIMITS: SizeLimits = { mostPixels: 16_777_216 }

/** The limits for a slow connection: small print of a document stays legible at this size. */
const SMALL_LIMITS: SizeLimits = { mostPixels: 16_777_216, longestSide: 1600 }

/** Removes metadata, which may reveal where a picture was taken, without encoding the picture again. */
const STRIP = { jpeg: stripJpeg, png: stripPng, webp: stripWebp } as const

const IS_TRUNCATED = { jpeg: isTruncatedJpeg, png: isTruncatedPng, webp: isTruncatedWebp } as const

/** The target size in bytes of a picture for a slow connection. */
export const SMALL_PICTURE_BYTES = 150_000

async function read(part: Blob): Promise<ArrayBuffer> {
  try {
    return await part.arrayBuffer()
  } catch (cause) {
    throw new PictureError('gone', cause)
  }
}

/** Whether a chosen file is still on the device, as it was. */
export function isReadable(file: Blob): Promise<boolean> {
  return file.arrayBuffer().then(
    () => true,
    () => false,
  )
}

/** Decodes a picture to its end. */
async function decode(file: Blob, options?: ImageBitmapOptions): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, options)
  } catch (cause) {
    throw new PictureError('unreadable', cause)
  }
}

/** Draws a picture with its EXIF orientation applied; the canvas has no EXIF, so it is not rotated twice. */
async function draw(file: Blob, limits: SizeLimits): Promise<HTMLCanvasElement> {
  const bitmap = await decode(file, { imageOrientation: 'from-image' })
  try {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, fitSize(bitmap, limits))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    // A JPEG has no transparency, which would turn black.
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

async function encodeAgain(file: File, limits: SizeLimits, limitBytes: number): Promise<File> {
  const canvas = await draw(new Blob([await read(file)]), limits)
  const jpeg = await encodeToLimit((quality) => encode(canvas, quality), limitBytes)
  // Frees the memory at once: phones have little, and some keep a canvas for long.
  canvas.width = 0
  return new File([jpeg], file.name.replace(/(\.\w+)?$/u, '.jpg'), { type: 'image/jpeg' })
}

/** Converts a picture of another format, if this browser reads it: some read HEIC, which their cameras make. */
async function convert(file: File, reason: 'heic' | 'unsupported'): Promise<File> {
  try {
    return await encodeAgain(file, CANVAS_LIMITS, IMAGE_LIMIT_BYTES)
  } catch (error) {
    throw error instanceof PictureError && error.reason === 'gone' ? error : new PictureError(reason, error)
  }
}

/**
 * Prepares a chosen file: JPEG, PNG and WebP up to 512000 bytes keep their picture data, all else becomes an upright JPEG by
 * `encodeToLimit`. Only the orientation stays of its metadata. Rejects with a {@link PictureError}.
 */
export async function preparePicture(file: File): Promise<File> {
  const type = pictureType(new Uint8Array(await read(file.slice(0, PICTURE_HEAD_BYTES))))
  if (type === 'heic') return convert(file, 'heic')
  if (type === 'other') return convert(file, 'unsupported')
  const bytes = new Uint8Array(await read(file))
  // Browsers decode what there is of it.
  if (IS_TRUNCATED[type](bytes)) throw new PictureError('unreadable')
  const stripped = file.size > IMAGE_LIMIT_BYTES ? undefined : STRIP[type](bytes)
  // Too large, or it cannot be parsed; drawing it again removes EXIF too.
  if (!stripped) return encodeAgain(file, CANVAS_LIMITS, IMAGE_LIMIT_BYTES)
  const bitmap = await decode(new Blob([stripped]))
  bitmap.close()
  return stripped === bytes ? file : new File([stripped], file.name, { type: file.type })
}

/** A smaller copy of a picture for a slow connection. Rejects with a {@link PictureError}. */
export function shrinkPicture(file: File): Promise<File> {
  return encodeAgain(file, SMALL_LIMITS, SMALL_PICTURE_BYTES)
}
