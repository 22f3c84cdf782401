import { asDigits, parseExact } from '@tumpak/contract-kit/exact-json.ts'
import { isIdName } from '../cases/path-ids.ts'
import { flatten } from '../document/flatten.ts'
import type { Exchange } from '../http/exchange.ts'

/** Shorter values would match by chance, except those of id fields. */
const MIN_LENGTH = 6

/** The server's current values by the recorded ones: ids and versions, and the paths of items with their ids. */
export interface Carried {
  values: Map<string, string>
  paths: Map<string, string>
  /** The newest version of each item, by its path as it is now. */
  versions: Map<string, string>
}

/** Creates an empty record of carried values. */
export function createCarried(): Carried {
  return { values: new Map(), paths: new Map(), versions: new Map() }
}

type Request = Exchange['request']
type Response = NonNullable<Exchange['response']>

/** The addresses of a request, as recorded and as it was sent. */
interface Addresses {
  recorded: string
  sent: string
}

/**
 * Records the ids and versions of a response that differ from the recorded ones, for later requests. In the response to
 * a creation every new text counts, such as a reference.
 */
export function noteNewValues(
  carried: Carried,
  recorded: Response,
  received: Response,
  { url, isCreation = false }: { url?: Addresses; isCreation?: boolean } = {},
): void {
  const { etag } = received.headers
  if (url !== undefined && etag !== undefined) carried.versions.set(toPath(url.sent), etag)
  const note = (before: unknown, after: unknown): void => {
    if (!isScalar(before) || !isScalar(after)) return
    if (before !== after) carried.values.set(String(before), String(after))
  }
  const noteId = (before: unknown, after: unknown): void => {
    note(before, after)
    if (url === undefined || !isScalar(before) || !isScalar(after)) return
    const item = `${toPath(url.sent)}/${encodeURIComponent(String(after))}`
    carried.paths.set(`${toPath(url.recorded)}/${encodeURIComponent(String(before))}`, item)
    if (etag !== undefined) carried.versions.set(item, etag)
  }
  note(recorded.headers['etag'], etag)
  noteId(getLastStep(recorded.headers['location']), getLastStep(received.headers['location']))
  const after = flatten(parseJson(received.body))
  for (const [pointer, before] of flatten(parseJson(recorded.body)))
    if (isIdPointer(pointer)) noteId(before, after.get(pointer))
    else if (isCreation && String(before).length >= MIN_LENGTH) note(before, after.get(pointer))
}

/** Replaces recorded values in a request by new ones: whole path steps, parameters, headers, fields. */
export function carryValues(carried: Carried, request: Request): Request {
  const change = (value: string, name?: string): string =>
    name === undefined || isIdName(name) || value.length >= MIN_LENGTH ? (carried.values.get(value) ?? value) : value
  // Keep unchanged parts as they were sent, because their notation may be unusual.
  const rewrite = (part: string, name?: string): string => {
    const value = decode(part)
    return change(value, name) === value ? part : encodeURIComponent(change(value, name))
  }
  const [path = '', query] = request.url.split(/\?(.*)/s)
  const item = findItemPath(carried, path)
  const steps = path
    .slice(item.length)
    .split('/')
    .map((step) => rewrite(step))
  const start = item === '' ? '' : (carried.paths.get(item) ?? item)
  const pairs = query?.split('&').map((pair) => {
    const [name = '', value] = pair.split(/=(.*)/s)
    return value === undefined ? pair : `${name}=${rewrite(value, decode(name))}`
  })
  const headers = Object.entries(request.headers).map(([name, value]) => [name, change(value, name)])
  const body = request.body === undefined ? undefined : changeBody(request.body, change)
  return {
    ...request,
    url: start + steps.join('/') + (pairs === undefined ? '' : `?${pairs.join('&')}`),
    headers: Object.fromEntries(headers) as Request['headers'],
    ...(body === undefined ? {} : { body }),
  }
}

/** Replaces an accepted version, the newest in the report, by the newest version of the item now. */
export function carryVersion(
  { versions }: Carried,
  request: Request,
  { response }: Pick<Exchange, 'response'>,
): Request {
  const newest = versions.get(toPath(request.url))
  const name = Object.keys(request.headers).find((header) => /^if-match$/i.test(header))
  const isAccepted = response !== null && response.status < 300
  if (newest === undefined || name === undefined || !isAccepted) return request
  return { ...request, headers: { ...request.headers, [name]: newest } }
}

/** Returns the longest path of an item that equals an address or leads to it; '' for none. */
function findItemPath({ paths }: Carried, path: string): string {
  const steps = path.split('/')
  const parents = steps.map((_, index) => steps.slice(0, steps.length - index).join('/'))
  return parents.find((parent) => paths.has(parent)) ?? ''
}

function toPath(url: string): string {
  return url.replace(/\/?([?#].*)?$/s, '')
}

/** Whether a pointer leads to an id. */
export function isIdPointer(pointer: string): boolean {
  return isIdName(pointer.slice(pointer.lastIndexOf('/') + 1))
}

/** Parses JSON; undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return parseExact(text)
  } catch {
    return undefined
  }
}

function changeBody(body: string, change: (value: string, name: string) => string): string {
  const read = parseJson(body)
  if (read === undefined) return body
  let isChanged = false
  // A long number is given to the function as it is written, not as its value.
  const text = JSON.stringify(read, function (this: { readonly [name: string]: unknown }, name, shown: unknown) {
    const value = typeof this[name] === 'bigint' ? this[name] : shown
    if (!isScalar(value)) return shown
    const changed = change(String(value), name)
    if (changed === String(value)) return shown
    isChanged = true
    return typeof value === 'bigint' ? asDigits(changed) : typeof value === 'number' ? Number(changed) : changed
  })
  return isChanged ? text : body
}

function isScalar(value: unknown): value is string | number | bigint {
  return ['string', 'number', 'bigint'].includes(typeof value)
}

function getLastStep(location: string | undefined): string | undefined {
  return location
    ?.replace(/[?#].*$/s, '')
    .split('/')
    .at(-1)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
