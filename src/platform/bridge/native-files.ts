import * as z from 'zod/mini'
import type { ShareOutcome } from './app-bridge.ts'
import { PluginError, type Plugins } from './native-plugins.ts'

/** How long, in milliseconds, a file may take to reach the device's cache. */
const WRITE_TIMEOUT_MS = 20_000

const Written = z.object({ uri: z.string() })

/** More arguments than that are too many for a call. */
const CHUNK_BYTES = 0x8000

async function toBase64(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer())
  let text = ''
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES))
  }
  return btoa(text)
}

/** What a rejected or unanswered call of the share sheet means; both systems say "Share canceled". */
export function toShareOutcome(error: unknown): ShareOutcome {
  if (!(error instanceof PluginError)) return 'failed'
  // The sheet may still be open, or have taken it: nothing is known, so nothing is said.
  if (error.reason === 'silent') return 'cancelled'
  const { message } = (error.cause ?? {}) as { message?: unknown }
  return typeof message === 'string' && /cancell?ed/iu.test(message) ? 'cancelled' : 'failed'
}

/** Writes a file to the app's cache and gives it to the system's share sheet. Never rejects. */
export async function shareFile({ call }: Plugins, name: string, content: Blob): Promise<ShareOutcome> {
  let uri: string
  try {
    const data = await toBase64(content)
    const file = { path: name, data, directory: 'CACHE' }
    uri = Written.parse(await call('Filesystem', 'writeFile', file, WRITE_TIMEOUT_MS)).uri
  } catch {
    return 'failed'
  }
  try {
    await call('Share', 'share', { files: [uri] })
    return 'shared'
  } catch (error) {
    return toShareOutcome(error)
  }
}
