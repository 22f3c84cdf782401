import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, resolve, sep } from 'node:path'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Compressible types; the others are compressed already. */
const COMPRESSED = /^(text\/|application\/(json|manifest)|image\/svg)/

/** The build's folder for files with a content hash in the name. */
const ASSETS = '/assets/'

type Stored = { type: string; etag: string; body: Buffer; gzip?: Buffer; br?: Buffer }

/**
 * Serves the files of a built app with GET and HEAD. Unknown paths get the app's page, because the app knows its routes;
 * below /assets/ and with a file extension they get 404, because HTML in place of a script hides the loss.
 */
export function staticFiles(folder: string) {
  const cache = new Map<string, { version: string; stored: Promise<Stored> }>()
  const load = async (path: string): Promise<Stored | undefined> => {
    const file = resolve(folder, `.${path}`)
    if (!file.startsWith(folder + sep)) return undefined
    const found = await stat(file).catch(() => undefined)
    if (found?.isFile() !== true) return undefined
    // A new build replaces the files that have no hash in their name.
    const version = `${String(found.mtimeMs)} ${String(found.size)}`
    const known = cache.get(file)
    if (known?.version === version) return known.stored
    const stored = readStored(file)
    cache.set(file, { version, stored })
    stored.catch(() => cache.delete(file))
    return stored
  }
  return async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      fail(response, 405, 'Method not allowed')
      return
    }
    const path = toPath(request.url ?? '/')
    if (path === undefined || isHidden(path)) {
      fail(response, 404, 'Not found')
      return
    }
    const isAsset = path.startsWith(ASSETS)
    const isRoute = !isAsset && extname(path) === ''
    const file = path === '/' ? undefined : await load(path)
    const found = file ?? (isRoute ? await load('/index.html') : undefined)
    if (found === undefined) fail(response, 404, 'Not found')
    else send(request, response, found, isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
  }
}

function send(request: IncomingMessage, response: ServerResponse, file: Stored, cacheControl: string): void {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding =
    file.br && /\bbr\b/.test(accepted) ? 'br' : file.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  const etag = encoding === undefined ? `"${file.etag}"` : `"${file.etag}-${encoding}"`
  response.setHeader('cache-control', cacheControl)
  response.setHeader('etag', etag)
  response.setHeader('vary', 'Accept-Encoding')
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end()
    return
  }
  const body = (encoding === undefined ? undefined : file[encoding]) ?? file.body
  if (encoding !== undefined) response.setHeader('content-encoding', encoding)
  response.writeHead(200, { 'content-type': file.type, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function fail(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${text}\n`)
}

/** Reads a file, and compresses it if its type is worth it, which takes a second for half a megabyte. */
async function readStored(file: string): Promise<Stored> {
  const body = await readFile(file)
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 16)
  if (!COMPRESSED.test(type)) return { type, etag, body }
  const [zipped, br] = await Promise.all([
    promisify(gzip)(body),
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ])
  return { type, etag, body, gzip: zipped, br }
}

/** Hides build files such as Vite's manifest (`/.vite/…`). */
function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.'))
}

/** The decoded path without the query; undefined if it cannot be decoded. */
function toPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/')
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}
