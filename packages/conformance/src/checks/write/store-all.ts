import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { withEntityTag } from '../../cases/entity-tag.ts'
import { createFullBody, createWholeBody } from '../../cases/full-body.ts'
import { findWritten, readWritten, type WrittenThing } from './written-thing.ts'
import type { Candidate } from '../../cases/candidate.ts'
import type { JarOf, SessionPool } from '../../sessions/session-pool.ts'
import type { Player } from '../../config/player.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { isAbout, judgeKept, judgeVersion } from './kept-fields.ts'
import { createForeignFields, judgeForeignFields } from './read-only-fields.ts'
import { findPair, getPayload } from './sent-fields.ts'
import { judgeStored, storedCheck } from './stored.ts'
import type { Trial } from './trial.ts'

/** How many fields of a PATCH to send alone. */
const MAX_ALONE = 2
const ACCEPTED = '202'

type Try = (body: Json) => Promise<Trial>

/**
 * Writes bodies with all fields, with values that a lossy server changes; of a PATCH also single fields and null; and
 * `readOnly` fields. The response and the read afterwards must show what was sent, and nothing else.
 */
export async function storeAll(pool: SessionPool, operation: Operation, player: Player, getJar: JarOf): Promise<void> {
  const { context } = pool
  const isStoring = ['POST', 'PUT', 'PATCH'].includes(operation.method) && operation.effect === 'write'
  const used = isStoring ? await findUsed(pool, operation, player) : undefined
  if (used === undefined || operation.responses.some(({ status }) => status === ACCEPTED))
    return context.ledger.notApplicable(operation, storedCheck)
  const attempt = createTry(pool, operation, used, getJar)
  const base = await attempt(used.input.body as Json)
  if (base.write.outcome.kind !== 'success' || !showsSent(pool, operation, base))
    return context.ledger.notApplicable(operation, storedCheck)
  judge(pool, base)
  for (const turn of [0, 1] as const) {
    const full = createFullBody(context, operation, used.input.body, turn)
    const done = full && judge(pool, await attempt(full))
    if (done?.write.outcome.kind === 'success') continue
    // The server may know only some texts, such as names of other things.
    const whole = turn === 0 ? createWholeBody(context, operation, used.input.body) : undefined
    if (whole !== undefined) judge(pool, await attempt(whole))
  }
  if (operation.method === 'PATCH') await patchAlone(pool, operation, used.input.body as Json, attempt)
  const foreign = createForeignFields(context, operation, base)
  if (foreign !== undefined) judgeForeignFields(context, foreign, await attempt(foreign.body))
}

async function findUsed(
  { candidates }: SessionPool,
  operation: Operation,
  player: Player,
): Promise<Candidate | undefined> {
  for await (const one of candidates.of(operation, player)) return isJson(one.input.body) ? one : undefined
  return undefined
}

/** Creates the function that sends a body to the same thing, as the current version. */
function createTry(pool: SessionPool, operation: Operation, used: Candidate, getJar: JarOf): Try {
  const { context } = pool
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

function judge({ context }: SessionPool, trial: Trial): Trial {
  judgeStored(context, trial.write, trial.after)
  judgeVersion(context, trial)
  return trial
}

/** Sends single fields, and null, after all fields have values: the others must stay. */
async function patchAlone(pool: SessionPool, operation: Operation, base: Json, attempt: Try): Promise<void> {
  const { context } = pool
  const { body } = operation
  const full = createFullBody(context, operation, base, 1) ?? createWholeBody(context, operation, base)
  if (body === undefined || full === undefined) return
  const fits = (value: Json): boolean => context.validate(body.schema, value, 'request').violations.length === 0
  const { properties } = getShape(context.root, body.schema)
  const names = [...properties.keys()].filter((name) => full[name] !== undefined)
  const singles = names.map((name): Json => ({ [name]: full[name] })).filter(fits)
  const nulls = [...properties.keys()].map((name): Json => ({ [name]: null })).filter(fits)
  // The first and the last field together show what any other change resets.
  const alone = [...new Set([singles[0], singles.at(-1)])].slice(0, MAX_ALONE)
  for (const one of [...alone, ...nulls]) {
    if (one === undefined) continue
    await attempt(full)
    const trial = judge(pool, await attempt(one))
    judgeKept(
      context,
      trial,
      names.filter((name) => !isAbout(one, name)),
    )
  }
}
