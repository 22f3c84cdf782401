import type { ShareOutcome } from './bridge/app-bridge.ts'
import { appBridge, hasNativeBridge } from './bridge/bridge.ts'

/** How long the object URL of a saved file lives, in milliseconds: a browser may still read it. */
const KEPT_MS = 60_000

/** `downloading`: the browser has the file; whether it stores it is the browser's and the player's affair. */
export type FileOutcome = ShareOutcome | 'downloading'

function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.rel = 'noopener'
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** Downloads a text or a picture as a file; in the wrapper the player shares it instead. Never rejects. */
export async function saveFile(name: string, content: BlobPart, type: string): Promise<FileOutcome> {
  const file = new Blob([content], { type })
  // Without the bridge's code the WebView would drop the download, and say nothing.
  if (hasNativeBridge()) return appBridge().shareFile?.(name, file) ?? 'failed'
  download(name, file)
  return 'downloading'
}
