import { PictureError, preparePicture } from '#src/platform/prepare-picture.ts'

/**
 * Prepares a chosen file. A file within the limit stays unchanged, so draw it once to detect damage, which would cost
 * the player days. Rejects with a PictureError.
 */
export async function prepareDocument(chosen: File): Promise<File> {
  const file = await preparePicture(chosen)
  try {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
  } catch (cause) {
    throw new PictureError('unreadable', cause)
  }
  return file
}
