import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { RunContext } from '../../context/run-context.ts'
import { etagCheck } from '../response/etag.ts'
import { findPair, getPayload } from './sent-fields.ts'
import { show, storedCheck } from './stored.ts'
import type { Trial } from './trial.ts'

const MINUTE_MS = 60_000

/** Whether a body has a field. */
export function isAbout(body: Json, name: string): boolean {
  return Object.hasOwn(body, name)
}

/** Checks that the fields that a PATCH did not name are as they were. */
export function judgeKept(context: RunContext, { before, write, after }: Trial, names: readonly string[]): void {
  const { operation, input } = write
  if (write.outcome.kind !== 'success' || before === undefined || after === undefined) return
  if (before.outcome.kind !== 'success' || after.outcome.kind !== 'success' || operation.body === undefined) return
  // Every field that may be sent, to find the object that has them.
  const whole = { value: Object.fromEntries(names.map((name) => [name, null])), node: operation.body.schema }
  const [was, is] = [before, after].map((read) => {
    const payload = getPayload(context, read)
    return payload && findPair(context, whole, payload)?.got.value
  })
  if (!isJson(was) || !isJson(is)) return
  const changed = names.find((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]) && !isNow(is[name]))
  if (changed === undefined) return context.ledger.pass(operation, storedCheck)
  context.ledger.fail(operation, {
    check: storedCheck,
    pointer: `/${changed}`,
    cause: `/${changed}/kept`,
    rule: operation.body.schema.pointer,
    title: `\`${changed}\` changes although the request does not name it`,
    explanation: `Only ${Object.keys(input.body as Json).join(', ')} was sent. ${changed} was ${show(was[changed])} before and is ${show(is[changed])} now. Change only the fields that a PATCH names.`,
    evidence: write,
    steps: [
      { label: 'read before', result: before },
      { label: 'write', result: write },
      { label: 'read after', result: after },
    ],
  })
}

/** Whether a value is the time of this request, as of a field that tells when something changed. */
function isNow(value: unknown): boolean {
  return typeof value === 'string' && Math.abs(Date.parse(value) - Date.now()) < MINUTE_MS
}

/** Checks that the ETag of a thing changes with its content. */
export function judgeVersion(context: RunContext, { before, write, after }: Trial): void {
  const [was, is] = [before, after].map((read) => (read?.outcome.kind === 'success' ? read.response : null))
  if (write.outcome.kind !== 'success' || was === null || is === null || was === undefined || is === undefined) return
  const tag = is.headers['etag']
  if (tag === undefined || was.body === is.body) return
  if (tag !== was.headers['etag']) return context.ledger.pass(write.operation, etagCheck)
  context.ledger.fail(write.operation, {
    check: etagCheck,
    rule: write.operation.pointer,
    title: 'The ETag stays the same although the content has changed',
    explanation: `The ETag was ${tag} before this change and is the same after it, so caches keep the old content and If-Match protects nothing. Make it from the version or the content.`,
    evidence: write,
    steps: [
      ...(before === undefined ? [] : [{ label: 'read before', result: before }]),
      { label: 'write', result: write },
      ...(after === undefined ? [] : [{ label: 'read after', result: after }]),
    ],
  })
}
