import { isJson, type Json, withAt } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { type DocumentNode, unwrap } from '@tumpak/contract-kit/schema-node.ts'
import type { Candidate } from '../../cases/candidate.ts'
import { withEntityTag } from '../../cases/entity-tag.ts'
import { completeBody, createFullBody } from '../../cases/full-body.ts'
import { type Prepared, runChecks } from '../../checks/run-checks.ts'
import { findPair, findProperty, getPayload } from '../../checks/write/sent-fields.ts'
import type { ForeignFields, Trial } from '../../checks/write/trial.ts'
import { findWritten, readWritten, type WrittenThing } from '../../checks/write/written-thing.ts'
import type { Player } from '../../config/player.ts'
import type { RunContext } from '../../context/run-context.ts'
import { createSample } from '../../document/schema/sample.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'

/** How many fields of a PATCH to send alone. */
const MAX_ALONE = 2
const ACCEPTED = '202'

type Try = (body: Json) => Promise<Trial>
type Subject = Prepared<'write'>

/**
 * Writes bodies with all fields, with values that a lossy server changes; of a PATCH also single fields and null; and
 * `readOnly` fields. The response and the read afterwards must show what was sent, and nothing else.
 */
export async function storeAll(subject: Subject): Promise<void> {
  const { context, operation, pool, player } = subject
  const judge = async (trial: Trial): Promise<Trial> => {
    await runChecks('stored', { ...subject, trial })
    return trial
  }
  const isStoring = ['POST', 'PUT', 'PATCH'].includes(operation.method) && operation.effect === 'write'
  const used = isStoring ? await findUsed(pool, operation, player) : undefined
  if (used === undefined || operation.responses.some(({ status }) => status === ACCEPTED))
    return void (await runChecks('stored', { ...subject, trial: undefined }))
  const attempt = createTry(subject, used)
  const base = await attempt(used.input.body as Json)
  if (base.write.outcome.kind !== 'success' || !showsSent(pool, operation, base))
    return void (await runChecks('stored', { ...subject, trial: undefined }))
  await judge(base)
  for (const turn of [0, 1] as const) {
    const full = createFullBody(context, operation, used.input.body, turn)
    const done = full && (await judge(await attempt(full)))
    if (done?.write.outcome.kind === 'success') continue
    // The server may know only some texts, such as names of other things.
    const whole = turn === 0 ? completeBody(context, operation, used.input.body) : undefined
    if (whole !== undefined) await judge(await attempt(whole))
  }
  if (operation.method === 'PATCH') await patchAlone(subject, used.input.body as Json, attempt)
  const foreign = createForeignFields(context, operation, base)
  if (foreign !== undefined) await runChecks('stored', { ...subject, foreign, trial: await attempt(foreign.body) })
}

async function findUsed(
  { candidates }: SessionPool,
  operation: Operation,
  player: Player,
): Promise<Candidate | undefined> {
  for await (const used of candidates.of(operation, player)) return isJson(used.input.body) ? used : undefined
  return undefined
}

/** Creates the function that sends a body to the same thing, as the current version. */
function createTry({ context, operation, pool, getJar }: Subject, used: Candidate): Try {
  const isChange = operation.method !== 'POST'
  return async (body) => {
    const jar = await getJar(used.player)
    const input: RequestInput = await withEntityTag(context, operation, { ...used.input, body }, jar)
    const thing = isChange ? findThing(pool, operation, input) : undefined
    const before = thing && (await readWritten(pool, thing, used.player))
    const write = await context.send(operation, input, { jar })
    const written = write.outcome.kind === 'success' ? findWritten(context, write) : undefined
    const after = written && (await readWritten(pool, written, used.player))
    return { before, write, after }
  }
}

function findThing({ context }: SessionPool, operation: Operation, input: RequestInput): WrittenThing | undefined {
  return findWritten(context, { operation, input } as RequestResult)
}

/** Whether a response or the read shows fields of the sent body, so that it is stored and not only used. */
function showsSent({ context }: SessionPool, { body }: Operation, { write, after }: Trial): boolean {
  if (body === undefined || after?.outcome.kind !== 'success') return false
  const payload = getPayload(context, after)
  return (
    payload !== undefined && findPair(context, { value: write.input.body, node: body.schema }, payload) !== undefined
  )
}

/** Sends single fields, and null, after all fields have values: the others must stay. */
async function patchAlone(subject: Subject, base: Json, attempt: Try): Promise<void> {
  const { context, operation } = subject
  const { body } = operation
  const full = createFullBody(context, operation, base, 1) ?? completeBody(context, operation, base)
  if (body === undefined || full === undefined) return
  const fits = (value: Json): boolean => context.validate(body.schema, value, 'request').violations.length === 0
  const { properties } = getShape(context.root, body.schema)
  const names = [...properties.keys()].filter((name) => full[name] !== undefined)
  const singles = names.map((name): Json => ({ [name]: full[name] })).filter(fits)
  const nulls = [...properties.keys()].map((name): Json => ({ [name]: null })).filter(fits)
  // The first and the last field together show what any other change resets.
  const alone = [...new Set([singles[0], singles.at(-1)])].slice(0, MAX_ALONE)
  for (const change of [...alone, ...nulls]) {
    if (change === undefined) continue
    await attempt(full)
    const unnamed = names.filter((name) => !Object.hasOwn(change, name))
    await runChecks('stored', { ...subject, trial: await attempt(change), unnamed })
  }
}

/** A step by which a number differs from the present one, so that no server has it by chance. */
const STEP = 1009

/** Adds other values of `readOnly` fields to the body of a success; undefined if there are none. */
function createForeignFields(
  context: RunContext,
  operation: Operation,
  { write, after }: Trial,
): ForeignFields | undefined {
  const { root } = context
  const { body } = operation
  const payload = after?.outcome.kind === 'success' ? getPayload(context, after) : getPayload(context, write)
  const pair = body && payload && findPair(context, { value: write.input.body, node: body.schema }, payload)
  if (pair === undefined || !isJson(pair.got.value)) return undefined
  const now = pair.got.value
  const isClosed = getShape(root, pair.sent.node).keywords['additionalProperties'] === false
  const allowed = new Set(getShape(root, pair.sent.node, 'response').properties.keys())
  const values: Json = {}
  for (const name of Object.keys(now)) {
    const node = findProperty(root, pair.got.node, name, 'response')
    if (node === undefined || (isClosed && !allowed.has(name)) || !isReadOnly(context, pair.sent.node, node, name))
      continue
    const other = createOther(context, node, now[name])
    if (other !== undefined) values[name] = other
  }
  if (Object.keys(values).length === 0) return undefined
  const sent = isJson(pair.sent.value) ? pair.sent.value : {}
  return { body: withAt(write.input.body, pair.pointer, { ...sent, ...values }) as Json, values }
}

/** Whether a field is `readOnly` in the response, or in the request if that describes it. */
function isReadOnly({ root }: RunContext, sent: DocumentNode, shown: DocumentNode, name: string): boolean {
  // A field that the request describes without the mark may be set.
  if (getShape(root, sent).properties.has(name)) return false
  const own = getShape(root, sent, 'response').properties.get(name)
  return [own, shown].some(
    (node) =>
      node !== undefined &&
      (unwrap(root, node).value['readOnly'] === true || getShape(root, node, 'response').keywords['readOnly'] === true),
  )
}

/** Makes a valid value that differs from the present one; undefined for lists and objects. */
function createOther(context: RunContext, node: DocumentNode, now: unknown): unknown {
  const { keywords, types } = getShape(context.root, node, 'response')
  const sample = (): unknown => createSample(context.root, node, context.unique(`readOnly ${node.pointer}`))
  const choices = Array.isArray(keywords['enum'])
    ? keywords['enum']
    : types.includes('boolean')
      ? [now !== true]
      : typeof now === 'number'
        ? [now + STEP, now - STEP]
        : types.includes('object') || types.includes('array')
          ? []
          : [sample()]
  return choices.find(
    (choice) => choice !== now && choice !== null && context.validate(node, choice).violations.length === 0,
  )
}
