import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { getEndParameter, isBelow } from '@tumpak/contract-kit/path-template.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import { CookieJar } from '../../http/cookie-jar.ts'
import type { Base, SessionPool } from '../../context/session-pool.ts'
import { isRead, getExclusionReason } from '../../context/risk.ts'
import { ACCEPTED } from './effect.ts'
import type { Step } from '../../context/ledger.ts'
import { plain } from '../../http/parameter-style.ts'
import { namedValues, objectsIn, valuesNamed } from '../../cases/items.ts'
import { followLink, withLinked } from '../../cases/link-data.ts'
import { getLocation } from '../../cases/location.ts'
import { defineCheck } from '../../context/define-check.ts'

export const linkCheck = defineCheck({
  id: 'link',
  title: 'Links',
  severity: 'critical',
  phase: 'write',
  description: 'A linked operation finds the data of another operation.',
  fix: 'Return the id under which the linked operation finds the data.',
  since: '0.1.0',
  alsoReportedBy: ['schema'],
})

export const createdCheck = defineCheck({
  id: 'created',
  title: 'Created data',
  severity: 'critical',
  phase: 'afterWrite',
  description: 'Created data appears in the reads that should show it.',
  fix: 'Commit before responding, and read from the database that was written.',
  since: '0.1.0',
  alsoReportedBy: ['link'],
})

const NOT_FOUND = 404
/** How often, and at which interval, to read work that was only accepted. */
const [MAX_POLLS, POLL_INTERVAL_MS] = [8, 250]

/** Follows the links of a success to reads. They must succeed, fit the document, and show the values passed to them. */
export async function followResponseLinks(pool: SessionPool, base: Base): Promise<void> {
  const { context, inputs, sessions } = pool
  const { operation, outcome } = base.result
  if (outcome.kind !== 'success') return
  if (operation.links.length === 0) await readBack(pool, base)
  for (const link of operation.links) {
    const target = context.operation(link.to)
    const linked = followLink(link, base.result)
    if (target === undefined || !isRead(target) || getExclusionReason(target, context.config) !== undefined) continue
    if (context.isGivenUp(target)) continue
    const values = Object.values(linked?.parameters ?? {})
    if (linked === undefined || values.length === 0) continue
    const input = withLinked(target, await inputs.first(target, base.used.player), linked)
    const jar = target.needsSession ? await sessions.getJar(base.used.player) : new CookieJar()
    const result = await context.send(target, input, { jar })
    const data = JSON.stringify(context.data(result) ?? null)
    const isThere = result.outcome.kind === 'success' && values.every((value) => data.includes(JSON.stringify(value)))
    if (isThere) {
      context.ledger.pass(operation, linkCheck)
      continue
    }
    context.ledger.fail(operation, {
      check: linkCheck,
      pointer: link.name,
      rule: link.pointer,
      title: `${target.id} does not find what this operation created`,
      explanation: `The document links the two (${link.name}), so the created item must be readable there. The response of ${target.id} was ${describeOutcome(result.outcome)}${isJson(context.data(result)) ? ' without it' : ''}.`,
      evidence: result,
      steps: readAfter(base.result, result),
    })
  }
}

/** A write, and the read that must find what it made. */
function readAfter(write: RequestResult, read: RequestResult): Step[] {
  return [
    { label: isRead(write.operation) ? 'earlier read' : 'write', result: write },
    { label: 'read after', result: read },
  ]
}

type Parts = Pick<SessionPool, 'context' | 'inputs' | 'sessions'>

/** Checks that the `Location` of an accepted request can be read, at least after a pause. */
async function readAccepted({ context, inputs, sessions }: Parts, { used, result }: Base): Promise<void> {
  const { ledger } = context
  const known = ledger.coverage.find((one) => one.operationId === result.operation.id)?.checks[createdCheck.id]
  // Waiting for one request is enough.
  if (known === 'passed' || known === 'failed') return
  const location = result.response?.headers['location']
  const read = context.operations.find((one) => isRead(one) && getLocation(one, location).length > 0)
  const name = getEndParameter(read?.path ?? '')
  const schema = read?.parameters.find((one) => one.in === 'path' && one.name === name)?.schema
  if (read === undefined || name === undefined || schema === undefined) return
  if (getExclusionReason(read, context.config) !== undefined || context.isGivenUp(read)) return
  const value = getLocation(read, location).find(
    (one) => context.validate(schema, one, 'request').violations.length === 0,
  )
  // The parent's path parameters apply here too.
  const parameters = { ...result.input.path, [name]: value }
  const input = withLinked(read, await inputs.first(read, used.player), { parameters })
  const jar = read.needsSession ? await sessions.getJar(used.player) : new CookieJar()
  let got = await context.look(read, input, { jar })
  for (let look = 0; look < MAX_POLLS && got.response?.status === NOT_FOUND; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
    got = await context.look(read, input, { jar })
  }
  if (value === undefined) return
  if (got.response?.status !== NOT_FOUND) return ledger.pass(result.operation, createdCheck)
  ledger.fail(result.operation, {
    check: createdCheck,
    pointer: name,
    rule: read.pointer,
    title: `${read.id} never finds what this operation accepted`,
    explanation: `Its response says to look at ${String(location)} (Location), and after ${String((MAX_POLLS * POLL_INTERVAL_MS) / 1000)} s there is still nothing. Store what is accepted before responding.`,
    evidence: got,
    steps: readAfter(result, got),
  })
}

/** Checks that what `POST /books` created can be read at `GET /books/{id}`, if the response names its id. */
async function readBack({ context, inputs, sessions }: Parts, base: Base): Promise<void> {
  const { used, result } = base
  const { operation, response } = result
  if (response?.status === ACCEPTED) return readAccepted({ context, sessions, inputs }, { used, result })
  if (operation.method !== 'POST') return
  const read = context.operations.find((one) => isRead(one) && isBelow(one.path, operation.path))
  const name = getEndParameter(read?.path ?? '')
  const schema = read?.parameters.find((one) => one.in === 'path' && one.name === name)?.schema
  if (read === undefined || name === undefined || schema === undefined) return
  if (getExclusionReason(read, context.config) !== undefined || context.isGivenUp(read)) return
  const fits = (value: unknown): boolean => context.validate(schema, value, 'request').violations.length === 0
  const value = [
    ...objectsIn(context.data(result)).flatMap((one) => namedValues(name, one)),
    ...getLocation(read, response?.headers['location']),
  ].find(fits)
  if (value === undefined) return
  // Use the parameters as sent, because a case may have varied the path.
  const parameters = { ...result.input.path, [name]: value }
  const input = withLinked(read, await inputs.first(read, used.player), { parameters })
  const jar = read.needsSession ? await sessions.getJar(used.player) : new CookieJar()
  const got = await context.send(read, input, { jar })
  if (got.outcome.kind === 'success') {
    await checkLocation(context, base, { read, input, name, value }, jar)
    return context.ledger.pass(operation, createdCheck)
  }
  if (got.outcome.kind !== 'refused' || context.isSessionRefusal(got)) return
  context.ledger.fail(operation, {
    check: createdCheck,
    pointer: name,
    rule: read.pointer,
    title: `${read.id} does not find what this operation created`,
    explanation: `The response names ${name} ${plain(value)}, and reading it got ${describeOutcome(got.outcome)}. Store what is created before responding.`,
    evidence: got,
    steps: readAfter(result, got),
  })
}

/** Checks that `Location` leads to what was created, if it is a URL of the read. */
async function checkLocation(
  context: SessionPool['context'],
  { result }: Base,
  { read, input, name, value }: { read: Operation; input: RequestInput; name: string; value: unknown },
  jar: CookieJar,
): Promise<void> {
  const location = result.response?.headers['location']
  const others = getLocation(read, location)
  const [other] = others
  if (other === undefined || others.map(String).includes(String(value))) return
  const got = await context.send(read, { ...input, path: { ...input.path, [name]: other } }, { jar })
  const isThere =
    got.outcome.kind === 'success' &&
    valuesNamed(name, got.json).concat(valuesNamed('id', got.json)).map(String).includes(String(value))
  if (isThere || got.outcome.kind === 'broken') return
  context.ledger.fail(result.operation, {
    check: createdCheck,
    severity: 'major',
    pointer: 'header/Location',
    rule: read.pointer,
    title: 'The header Location does not lead to what was created',
    explanation: `The response names ${name} ${plain(value)}, and its Location is ${String(location)}. Send the address of the created thing.`,
    evidence: got,
    steps: readAfter(result, got),
  })
}
