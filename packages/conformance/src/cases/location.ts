import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import type { RequestInput, RequestResult } from '../http/request-result.ts'
import type { RunContext } from '../context/run-context.ts'
import { withLinked, type LinkedInput } from './link-data.ts'

/** The number of writes to make for one read. */
const WRITES = 4
/** How often to look for accepted work, and the pause between. */
const [LOOKS, BETWEEN_LOOKS_MS] = [3, 100]
const NOT_FOUND = 404

/** The last path parameter of a `Location` header that leads to a read: `/v1/books/7` to `GET /books/{id}`. */
export function getLocation({ path }: Operation, location = ''): (string | number)[] {
  const parent = /([^/{}]+)\/\{[^}]+\}$/.exec(path)?.[1]
  const [before, last = ''] = location
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(-2)
  if (last === '' || before !== parent) return []
  return /^\d+$/.test(last) ? [Number(last), last] : [last]
}

/** Writes of other paths whose success names where to look (`Location`): one may lead to the read. */
export function locatingWrites(
  { operations }: RunContext,
  read: Operation,
  around: readonly string[],
): readonly Operation[] {
  const parent = read.path.slice(0, read.path.lastIndexOf('/{'))
  return operations
    .filter(({ id, method, path, responses }) => {
      const named = responses.filter(({ headers }) => headers.some(({ name }) => /^location$/i.test(name)))
      const isLocating = method === 'POST' && named.some(({ status }) => status.startsWith('2'))
      return isLocating && path !== parent && !around.includes(id)
    })
    .slice(0, WRITES)
}

/** The path of a read that a success's `Location` names. Waits for work that is only accepted (HTTP 202). */
export async function locatedInput(
  context: RunContext,
  read: Operation,
  base: RequestInput,
  { input, response }: RequestResult,
  jar: CookieJar | undefined,
): Promise<LinkedInput | undefined> {
  const { name, schema } = read.parameters.findLast((one) => one.in === 'path') ?? {}
  if (name === undefined || schema === undefined) return undefined
  const value = getLocation(read, response?.headers['location']).find(
    (one) => context.validate(schema, one, 'request').violations.length === 0,
  )
  if (value === undefined) return undefined
  const linked: LinkedInput = { parameters: { ...input.path, [name]: value } }
  for (let look = 0; look < LOOKS; look += 1) {
    const result = await context.look(read, withLinked(read, base, linked), { jar })
    if (result.response?.status !== NOT_FOUND) break
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS))
  }
  return linked
}
