import { asDigits, parseExact } from '@tumpak/contract-kit/exact-json.ts'
import { isIdName } from '../cases/path-ids.ts'
import { flatten } from '../document/flatten.ts'
import type { Exchange } from '../report/model.ts'

/** Shorter values would match by chance, except those of id fields. */
const MIN_LENGTH = 6

/** Maps recorded values to those that the server sends now. */
export type Carried = Map<string, string>

type Request = Exchange['request']
type Response = NonNullable<Exchange['response']>

/** Records the ids and versions of a response that differ from the recorded ones, for later requests. */
export function noteNewValues(carried: Carried, recorded: Response, received: Response): void {
  const note = (before: unknown, after: unknown): void => {
    if (isScalar(before) && isScalar(after) && before !== after) carried.set(String(before), String(after))
  }
  note(recorded.headers['etag'], received.headers['etag'])
  note(getLastStep(recorded.headers['location']), getLastStep(received.headers['location']))
  const after = flatten(parseJson(received.body))
  for (const [pointer, before] of flatten(parseJson(recorded.body)))
    if (isIdPointer(pointer)) note(before, after.get(pointer))
}

/** Replaces recorded values in a request by new ones: whole path steps, parameters, headers, fields. */
export function carryValues(carried: Carried, request: Request): Request {
  const change = (value: string, name?: string): string =>
    name === undefined || isIdName(name) || value.length >= MIN_LENGTH ? (carried.get(value) ?? value) : value
  // Keep unchanged parts as they were sent, because their notation may be unusual.
  const rewrite = (part: string, name?: string): string => {
    const value = decode(part)
    return change(value, name) === value ? part : encodeURIComponent(change(value, name))
  }
  const [path = '', query] = request.url.split(/\?(.*)/s)
  const steps = path.split('/').map((step) => rewrite(step))
  const pairs = query?.split('&').map((pair) => {
    const [name = '', value] = pair.split(/=(.*)/s)
    return value === undefined ? pair : `${name}=${rewrite(value, decode(name))}`
  })
  const headers = Object.entries(request.headers).map(([name, value]) => [name, change(value, name)])
  const body = request.body === undefined ? undefined : changeBody(request.body, change)
  return {
    ...request,
    url: steps.join('/') + (pairs === undefined ? '' : `?${pairs.join('&')}`),
    headers: Object.fromEntries(headers) as Request['headers'],
    ...(body === undefined ? {} : { body }),
  }
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
