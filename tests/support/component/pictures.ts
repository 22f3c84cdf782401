import { userEvent, type Locator } from 'vitest/browser'

/** A picture of random colors: a PNG has about three bytes a pixel, since noise does not compress. */
export async function noisePicture(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  const pixels = new ImageData(width, height)
  for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256
  context?.putImageData(pixels, 0, 0)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'noise.png', { type: 'image/png' })
}

/** The first half of a picture of a type, as after a copy that broke off. */
export async function halfPicture(type: 'image/jpeg' | 'image/png' | 'image/webp', side: number): Promise<File> {
  const whole = await createImageBitmap(await noisePicture(side, side))
  const canvas = new OffscreenCanvas(side, side)
  canvas.getContext('2d')?.drawImage(whole, 0, 0)
  const blob = await canvas.convertToBlob({ type, quality: 1 })
  return new File([blob.slice(0, blob.size / 2)], 'half', { type })
}

/** Half pictures of every type, kept as they are and encoded again. */
export const HALF_PICTURES = (['image/jpeg', 'image/png', 'image/webp'] as const).flatMap((type) => [
  [type, 'small', 60] as const,
  [type, 'large', 800] as const,
])

/** Files that are no picture we can read: the name of each kind, the file, and the error shown. */
export const UNREADABLE_FILES = [
  ['a HEIC photo', file('\0\0\0\u0018ftypheic\0\0\0\0'), /HEIC photo/],
  ['a text that is named .jpg', file('no picture at all'), /JPEG, PNG or WebP/],
  // A JPEG by its first bytes, and so large that it must be read.
  ['a damaged picture', file('\u00ff\u00d8\u00ff\u00e0\0\u0010', 600_000), /can't read|damaged/],
] as const

function file(start: string, length = start.length): File {
  const bytes = new Uint8Array(length)
  bytes.set(Array.from(start, (character) => character.codePointAt(0) ?? 0))
  return new File([bytes], 'IMG_1.jpg', { type: 'image/jpeg' })
}

/** Chooses a file by the picker of a part of the page. */
export async function choosePicture(within: Locator, picture: File): Promise<void> {
  const input = within.element().querySelector('input[type=file]')
  if (input === null) throw new Error('no picture can be chosen here')
  await userEvent.upload(input, picture)
}
