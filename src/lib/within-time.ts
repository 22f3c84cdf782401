/** The timeout of a script or stylesheet chunk, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000

/** A chunk that did not load within 120 s. */
export class ChunkTimeout extends Error {
  override readonly name = 'ChunkTimeout'
}

/** Resolves with a chunk; rejects with {@link ChunkTimeout} after 120 s. */
export function withinTime<Chunk>(chunk: Promise<Chunk>): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => reject(new ChunkTimeout('A chunk did not come within 120 s')), CHUNK_TIMEOUT_MS)
    chunk.then(resolve, reject).finally(() => clearTimeout(clock))
  })
}
