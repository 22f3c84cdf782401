import zlib from 'node:zlib'

type Decode = (bytes: Buffer, options: { maxOutputLength: number }) => Buffer

const inflate: Decode = (bytes, options) => {
  try {
    return zlib.inflateSync(bytes, options)
  } catch {
    // Some servers leave out the header that the name `deflate` means.
    return zlib.inflateRawSync(bytes, options)
  }
}

const DECODERS = new Map<string, Decode>([
  ['gzip', zlib.gunzipSync],
  ['x-gzip', zlib.gunzipSync],
  ['deflate', inflate],
  ['br', zlib.brotliDecompressSync],
  // Node 22 has it from 22.15 on.
  ...('zstdDecompressSync' in zlib ? [['zstd', zlib.zstdDecompressSync] as [string, Decode]] : []),
])

/** A decoded body; the received bytes and `isUndecoded` if they do not have the named encoding. */
interface Decoded {
  body: Buffer
  isUndecoded?: true
}

/**
 * Decodes a body by its `Content-Encoding`, because some servers compress what nobody asked for. Throws a RangeError if
 * the result is longer than `maxBytes`.
 */
export function decodeBody(bytes: Buffer, encoding: string | undefined, maxBytes: number): Decoded {
  const names = (encoding ?? '').split(',').map((name) => name.trim().toLowerCase())
  try {
    const body = names.reduceRight((whole, name) => {
      const decode = whole.length === 0 ? undefined : DECODERS.get(name)
      return decode === undefined ? whole : decode(whole, { maxOutputLength: maxBytes })
    }, bytes)
    return { body }
  } catch (error) {
    if (error instanceof RangeError) throw error
    return { body: bytes, isUndecoded: true }
  }
}
