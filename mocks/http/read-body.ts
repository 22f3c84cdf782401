import type { IncomingMessage } from 'node:http'

/** The largest accepted JSON body. */
const MAX_BODY_BYTES = 256 * 1024

/** Reads a request's body; 'tooLarge' over the limit. The rest is drained, so that the client gets the response. */
export function readBytes(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer> | 'tooLarge'> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.resolve('tooLarge')
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) {
        chunks.length = 0
        resolve('tooLarge')
        return
      }
      chunks.push(chunk)
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('error', reject)
  })
}

/** Reads a request's body as text; 'tooLarge' over the limit. */
export async function readBody(request: IncomingMessage): Promise<string | 'tooLarge'> {
  const bytes = await readBytes(request, MAX_BODY_BYTES)
  return bytes === 'tooLarge' ? bytes : bytes.toString('utf8')
}
