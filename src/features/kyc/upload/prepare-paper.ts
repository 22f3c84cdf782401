import { PictureError, preparePicture } from '#src/platform/prepare-picture.ts'

/**
 * A chosen file as it is sent, by the compression rule. A file within the limit is not touched, so nobody has looked at
 * more than its first bytes yet: it is drawn once to see that it is whole, since a damaged paper costs the player days.
 * Rejects with a PictureError.
 */
export async function preparePaper(chosen: File): Promise<File> {
  const file = await preparePicture(chosen)
  try {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
  } catch (cause) {
    throw new PictureError('unreadable', cause)
  }
  return file
}
