import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { getParentPath, isSamePath, trimSlash } from '@tumpak/contract-kit/path-template.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import type { RequestInput, RequestResult } from '../http/request-result.ts'
import type { RunContext } from '../context/run-context.ts'
import { withLinked, type LinkedInput } from './link-data.ts'

/** How many writes to make to find the path of one read. */
const MAX_WRITES = 4
/** How often, and at which interval, to read an object that is still being created. */
const [MAX_POLLS, POLL_INTERVAL_MS] = [3, 100]
const NOT_FOUND = 404

/** Returns the last path parameter of a read from a `Location` header: 7 of `/v1/books/7` for `GET /books/{id}`. */
export function getLocation({ path }: Operation, location = ''): (string | number)[] {
  const parent = /([^/{}]+)\/\{[^}]+\}$/.exec(trimSlash(path))?.[1]
  const [before, last = ''] = trimSlash(location.replace(/[?#].*$/, ''))
    .split('/')
    .slice(-2)
  if (last === '' || before !== parent) return []
  return /^\d+$/.test(last) ? [Number(last), last] : [last]
}

/** Finds writes at other paths whose success has a `Location` header, which may lead to the read. */
export function findLocatingWrites(
  { operations }: RunContext,
  read: Operation,
  excluded: readonly string[],
): readonly Operation[] {
  const parent = getParentPath(read.path)
  return operations
    .filter(({ id, method, path, responses }) => {
      const named = responses.filter(({ headers }) => headers.some(({ name }) => /^location$/i.test(name)))
      const isLocating = method === 'POST' && named.some(({ status }) => status.startsWith('2'))
      return isLocating && !isSamePath(path, parent) && !excluded.includes(id)
    })
    .slice(0, MAX_WRITES)
}

/**
 * Returns the path parameters of a read from the `Location` of a success. Waits until an accepted (HTTP 202) object
 * exists.
 */
export async function followLocation(
  context: RunContext,
  read: Operation,
  { base, jar }: { base: RequestInput; jar: CookieJar | undefined },
  { input, response }: RequestResult,
): Promise<LinkedInput | undefined> {
  const { name, schema } = read.parameters.findLast((parameter) => parameter.in === 'path') ?? {}
  if (name === undefined || schema === undefined) return undefined
  const value = getLocation(read, response?.headers['location']).find(
    (id) => context.validate(schema, id, 'request').violations.length === 0,
  )
  if (value === undefined) return undefined
  const linked: LinkedInput = { parameters: { ...input.path, [name]: value } }
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const result = await context.look(read, withLinked(read, base, linked), { jar })
    if (result.response?.status !== NOT_FOUND) break
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
  return linked
}
