import { hasNativeBridge } from './bridge/bridge.ts'
import { type FileOutcome, saveFile } from './save-file.ts'

function emptyPng(): File {
  return new File([], 'receipt.png', { type: 'image/png' })
}

/** Whether this browser can share a PNG with other apps; Android's WebView cannot. */
function canSharePictures(): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [emptyPng()] })
}

/** Offers a PNG to the system's share sheet, or downloads it where there is none. Never rejects. */
export async function sharePicture(name: string, picture: Blob): Promise<FileOutcome> {
  if (!hasNativeBridge() && canSharePictures()) {
    try {
      await navigator.share({ files: [new File([picture], name, { type: 'image/png' })] })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
      // The system refused: the file is still the player's.
    }
  }
  return saveFile(name, picture, 'image/png')
}
