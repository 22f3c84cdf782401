import { saveFile } from './save-file.ts'

function emptyPng(): File {
  return new File([], 'receipt.png', { type: 'image/png' })
}

/** Whether this device can share a PNG with other apps. */
function canSharePictures(): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [emptyPng()] })
}

/**
 * Offers a PNG to the system's share sheet, or downloads it where there is none. `cancelled` means that the player closed
 * the sheet.
 */
export async function sharePicture(name: string, picture: Blob): Promise<'shared' | 'saved' | 'cancelled'> {
  if (canSharePictures()) {
    try {
      await navigator.share({ files: [new File([picture], name, { type: 'image/png' })] })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
      // The system refused: the file is still the player's.
    }
  }
  saveFile(name, picture, 'image/png')
  return 'saved'
}
