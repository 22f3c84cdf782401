import { isJson } from '../document/json.ts'
import type { Operation } from '../document/operation.ts'
import { describeOutcome } from '../envelope/outcome.ts'
import { CookieJar } from '../http/cookie-jar.ts'
import type { Base, SessionPool } from '../run/session-pool.ts'
import { isRead, whyLeftOut } from '../run/risk.ts'
import { ACCEPTED, isBelow } from '../checks/effect.ts'
import { plain } from '../http/http-client.ts'
import { namedValues, objectsIn } from './items.ts'
import { followLink, withLinked } from './link-data.ts'

const CHECK = 'link'
const READ_BACK = 'created'

/** Follows the links of a success to reads: they must succeed, fit the document, and show the values passed to them. */
export async function followResponseLinks(pool: SessionPool, base: Base): Promise<void> {
  const { context, inputs, sessions } = pool
  const { operation, outcome } = base.result
  if (outcome.kind !== 'success') return
  if (operation.links.length === 0) await readBack(pool, base)
  for (const link of operation.links) {
    const target = context.operation(link.to)
    const linked = followLink(link, base.result)
    if (target === undefined || !isRead(target) || whyLeftOut(target, context.config) !== undefined) continue
    if (context.isGivenUp(target)) continue
    const values = Object.values(linked?.parameters ?? {})
    if (linked === undefined || values.length === 0) continue
    const input = withLinked(target, await inputs.first(target, base.used.player), linked)
    const jar = target.needsSession ? await sessions.jarOf(base.used.player) : new CookieJar()
    const result = await context.send(target, input, { jar })
    const data = JSON.stringify(context.data(result) ?? null)
    const isThere = result.outcome.kind === 'success' && values.every((value) => data.includes(JSON.stringify(value)))
    if (isThere) {
      context.ledger.pass(operation, CHECK)
      continue
    }
    context.ledger.fail(operation, {
      check: CHECK,
      gravity: 'critical',
      pointer: link.name,
      rule: link.pointer,
      title: `${target.id} does not find what this operation created`,
      explanation: `The document links the two (${link.name}), so the created item must be readable there. The response of ${target.id} was ${describeOutcome(result.outcome)}${isJson(context.data(result)) ? ' without it' : ''}.`,
      evidence: result,
    })
  }
}

/** The last path parameter of a `Location` header that leads to a read: `/v1/books/7` to `GET /books/{id}`. */
function locationOf({ path }: Operation, location = ''): (string | number)[] {
  const parent = /([^/{}]+)\/\{[^}]+\}$/.exec(path)?.[1]
  const [before, last = ''] = location
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(-2)
  if (last === '' || before !== parent) return []
  return /^\d+$/.test(last) ? [Number(last), last] : [last]
}

/** What `POST /books` has made can be read at `GET /books/{id}`, if the response names it. */
async function readBack({ context, inputs, sessions }: SessionPool, { used, result }: Base): Promise<void> {
  const { operation, response } = result
  // A created thing may come later.
  if (operation.method !== 'POST' || response?.status === ACCEPTED) return
  const read = context.operations.find((one) => isRead(one) && isBelow(one.path, operation.path))
  const name = /\{([^}]+)\}$/.exec(read?.path ?? '')?.[1]
  const schema = read?.parameters.find((one) => one.in === 'path' && one.name === name)?.schema
  if (read === undefined || name === undefined || schema === undefined) return
  if (whyLeftOut(read, context.config) !== undefined || context.isGivenUp(read)) return
  const fits = (value: unknown): boolean => context.validate(schema, value, 'request').violations.length === 0
  const value = [
    ...objectsIn(context.data(result)).flatMap((one) => namedValues(name, one)),
    ...locationOf(read, response?.headers['location']),
  ].find(fits)
  if (value === undefined) return
  // As it was sent: a case may have varied the path.
  const parameters = { ...result.input.path, [name]: value }
  const input = withLinked(read, await inputs.first(read, used.player), { parameters })
  const jar = read.needsSession ? await sessions.jarOf(used.player) : new CookieJar()
  const got = await context.send(read, input, { jar })
  if (got.outcome.kind === 'success') return context.ledger.pass(operation, READ_BACK)
  if (got.outcome.kind !== 'refused' || context.isSessionRefusal(got)) return
  context.ledger.fail(operation, {
    check: READ_BACK,
    gravity: 'critical',
    pointer: name,
    rule: read.pointer,
    title: `${read.id} does not find what this operation created`,
    explanation: `The response names ${name} ${plain(value)}, and reading it got ${describeOutcome(got.outcome)}. Store what is created before responding.`,
    evidence: got,
  })
}
