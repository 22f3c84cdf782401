import { bundleDocument } from '@tumpak/contract-kit/bundle-document.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { MAX_BYTES } from '@tumpak/contract-kit/load-document.ts'
import { parseDocumentText } from '@tumpak/contract-kit/parse-text.ts'

const TIMEOUT_MS = 30_000
const MAX_FILES = 200
const MAX_REDIRECTS = 5
const ACCEPT = 'application/json, application/yaml, text/yaml, */*;q=0.5'

/** What the server under test may receive. A document on another host gets none of it. */
export interface DocumentCredentials {
  /** The server under test. */
  readonly url: string
  readonly headers: { readonly [name: string]: string }
  /** The header that is added if the document needs one. */
  readonly authorization?: string | undefined
}

/** Limits of a download; a test lowers them. */
export interface FetchLimits {
  timeoutMs?: number
  maxBytes?: number
}

interface Downloaded {
  readonly content: unknown
  /** The address after redirects. */
  readonly address: string
  readonly bytes: number
}

/** Whether a document is given by its address instead of its path. */
export function isAddress(document: string): boolean {
  return /^https?:\/\//i.test(document)
}

/** An address without its query, which may contain a key. */
export function showAddress(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

/**
 * Fetches a document, JSON or YAML, and the documents on the same host that it refers to, as one value. Throws a
 * message of one sentence that contains no credentials.
 */
export async function fetchDocument(
  address: string,
  credentials: DocumentCredentials | undefined,
  { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES }: FetchLimits = {},
): Promise<Json> {
  if (!URL.canParse(address)) throw new Error('the address of the document is not valid')
  const given = new URL(address)
  if (given.username + given.password !== '')
    throw new Error('the address of the document contains credentials: put them into headers')
  given.hash = ''
  const { origin } = given
  const trusted =
    credentials !== undefined && new URL(credentials.url).origin === origin
      ? credentials
      : { headers: {}, authorization: undefined }

  const known = new Map<string, Downloaded>()
  let bytes = 0
  const download = async (file: string): Promise<Downloaded> => {
    const found = await fetchFile(file, trusted, timeoutMs, maxBytes - bytes)
    bytes += found.bytes
    return found
  }
  const first = await download(given.href)
  const entry = first.address
  known.set(entry, first)
  if (!isJson(first.content))
    throw new Error(`what ${showAddress(entry)} returns is neither JSON nor YAML of a document`)
  const folder = new URL('.', entry).href
  for (;;) {
    const missing: string[] = []
    const root = bundleDocument(entry, {
      resolve(target, from) {
        const base = known.get(from)?.address ?? from
        const file = URL.canParse(target, base) ? new URL(target, base) : undefined
        if (file?.origin !== origin)
          throw new Error(`$ref ${target} leads away from ${origin}: a document may refer to its own host only`)
        return file.href
      },
      getName: (file) => file.slice(file.startsWith(folder) ? folder.length : origin.length),
      read(file) {
        if (!known.has(file)) missing.push(file)
        return known.get(file)?.content ?? null
      },
    })
    if (missing.length === 0) return root
    if (known.size + missing.length > MAX_FILES)
      throw new Error(`${showAddress(entry)} refers to more than ${String(MAX_FILES)} other documents`)
    for (const file of missing) known.set(file, await download(file))
  }
}

type Trusted = Pick<DocumentCredentials, 'headers' | 'authorization'>

async function fetchFile(address: string, trusted: Trusted, timeoutMs: number, maxBytes: number): Promise<Downloaded> {
  const shown = showAddress(address)
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await send(address, trusted, signal)
    const text = await readText(response, maxBytes)
    if (text === undefined) throw new Error(`the document at ${shown} is larger than ${toMegabytes(MAX_BYTES)} MB`)
    const isPage = /html/i.test(response.headers.get('content-type') ?? '') || text.trimStart().startsWith('<')
    if (isPage) throw new Error(`${shown} returns an HTML page: give the address of the JSON or YAML itself`)
    return { content: parseContent(text, shown), address: response.url, bytes: text.length }
  } catch (cause) {
    if (signal.aborted) throw new Error(`${shown} takes more than ${String(timeoutMs / 1000)} s`, { cause })
    throw cause
  }
}

/** Follows redirects on the same host, and repeats the request with the authorization if the document needs it. */
async function send(address: string, { headers, authorization }: Trusted, signal: AbortSignal): Promise<Response> {
  const shown = showAddress(address)
  let here = new URL(address)
  let own: { readonly [name: string]: string } = headers
  for (let sent = 0; sent <= MAX_REDIRECTS; sent += 1) {
    const response = await fetch(here, { headers: { accept: ACCEPT, ...own }, redirect: 'manual', signal }).catch(
      (cause: unknown) => {
        throw new Error(`nothing responds at ${shown}${getReason(cause)}`, { cause })
      },
    )
    if (response.ok) return response
    await response.body?.cancel()
    const { status } = response
    const location = response.headers.get('location')
    if (status >= 300 && status < 400 && location !== null) {
      const next = new URL(location, here)
      if (next.origin !== here.origin)
        throw new Error(`${shown} redirects to another host: give the address there (${showAddress(next.href)})`)
      here = next
    } else if (status === 401 && authorization !== undefined && own['authorization'] === undefined) {
      own = { ...own, authorization }
    } else throw new Error(`${shown} returns HTTP ${String(status)}${getAdvice(status)}`)
  }
  throw new Error(`${shown} redirects more than ${String(MAX_REDIRECTS)} times`)
}

function getAdvice(status: number): string {
  if (status === 401 || status === 403)
    return ': headers of the config are sent to the host of url only; else save the document as a file'
  return status === 404 ? ': servers often publish it at /openapi.json, /v3/api-docs or /swagger.json' : ''
}

function getReason(cause: unknown): string {
  const inner = cause instanceof Error ? cause.cause : undefined
  const code = isJson(inner) ? inner['code'] : undefined
  return typeof code === 'string' ? ` (${code})` : ''
}

/** The text of a response; undefined if it is too large. */
async function readText({ body }: Response, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > maxBytes) return undefined
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

function parseContent(text: string, shown: string): unknown {
  try {
    return parseDocumentText(text)
  } catch (cause) {
    throw new Error(`what ${shown} returns is neither JSON nor YAML`, { cause })
  }
}

function toMegabytes(bytes: number): string {
  return String(Math.round(bytes / 1_048_576))
}
