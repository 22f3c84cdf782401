import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { isBelow } from '@tumpak/contract-kit/path-template.ts'
import type { RequestInput } from '../../http/request-result.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import { CookieJar } from '../../http/cookie-jar.ts'
import type { Base, SessionPool } from '../../sessions/session-pool.ts'
import { isRead, getExclusionReason } from '../../context/risk.ts'
import { ACCEPTED } from './effect.ts'
import { plain } from '../../http/parameter-style.ts'
import { valuesNamed } from '../../cases/items.ts'
import { findWritten, readWritten } from './written-thing.ts'
import { followLink, withLinked } from '../../cases/link-data.ts'
import { getLocation } from '../../cases/location.ts'
import { followAccepted } from './accepted.ts'
import { readAfter } from './trial.ts'
import { judgeStored } from './stored.ts'
import { defineCheck } from '../define-check.ts'

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
      // Another thing may have fields of the same names.
      if (isBelow(target.path, operation.path)) judgeStored(context, base.result, result)
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

type Parts = Pick<SessionPool, 'context' | 'inputs' | 'sessions'>

/**
 * Checks that what a success wrote can be read, and as it was sent: what `POST /books` created at `GET /books/{id}`, if
 * the response names its id, and what a PUT or PATCH changed at the same path.
 */
async function readBack(parts: Parts, base: Base): Promise<void> {
  const { context } = parts
  const { used, result } = base
  const { operation, response } = result
  if (response?.status === ACCEPTED) return followAccepted(parts, base)
  const thing = findWritten(context, result)
  // An action such as a renewal takes the same names for something else.
  if (thing === undefined) return
  const got = await readWritten(parts, thing, used.player, operation.method === 'POST')
  judgeStored(context, result, got)
  const { read, name, value } = thing
  if (name === undefined) return
  if (got.outcome.kind === 'success') {
    const jar = read.needsSession ? await parts.sessions.getJar(used.player) : new CookieJar()
    await checkLocation(context, base, { read, input: got.input, name, value }, jar)
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
