import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { isSamePath } from '@tumpak/contract-kit/path-template.ts'
import { withEntityTag } from '../../cases/entity-tag.ts'
import { withLinked } from '../../cases/link-data.ts'
import { findWritten, readWritten, type WrittenThing } from '../write/written-thing.ts'
import { getExclusionReason, isRead } from '../../context/risk.ts'
import type { Player } from '../../config/player.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import { flatten } from '../../document/flatten.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { PhaseInput } from '../define-check.ts'
import { otherPlayer } from './ownership.ts'
import type { FailFor } from './report-foreign.ts'

const FORBIDDEN = 403

/** What a creation made, and a read of it. */
interface Made {
  created: RequestResult
  thing: WrittenThing
  seen: RequestResult
}

/** A write by another account that changed what the owner sees. */
interface Intrusion {
  write: Operation
  made: Made
  result: RequestResult
  after: RequestResult
}

/**
 * Checks that only its owner changes an item that all may read and that shows who created it. Without HTTP 403 in the
 * document, or for another write of the item, it is a remark: all users may edit a wiki.
 */
export async function checkOwnerOnly(
  { context, operation, pool, used, result }: PhaseInput<'afterWrite'>,
  fail: FailFor,
): Promise<void> {
  const other = otherPlayer(pool.sessions, used.player)
  const item = findWritten(context, result)?.read
  if (operation.method !== 'POST' || !operation.needsSession || item === undefined || other === undefined) return
  const writes = context.operations
    .filter((write) => !isRead(write) && write.needsSession && isSamePath(write.path, item.path))
    .filter((write) => getExclusionReason(write, context.config) === undefined)
    .toSorted((a, b) => Number(a.destructive) - Number(b.destructive))
  const owner = writes.length === 0 ? undefined : await findOwnerField(pool, operation, used.player, other)
  if (owner === undefined) return
  const intrusions: Intrusion[] = []
  let isForbidden = false
  for (const write of writes) {
    const made = await make(pool, operation, used.player)
    if (made === undefined) return
    const tried = await writeAs(pool, write, made, other)
    // A write that its owner may not carry out either is of an administrator.
    if (tried.outcome.kind === 'refused' && tried.outcome.status === FORBIDDEN)
      isForbidden ||= (await writeAs(pool, write, made, used.player)).outcome.kind === 'success'
    if (tried.outcome.kind !== 'success') continue
    const after = await readWritten(pool, made.thing, used.player)
    const isChanged = JSON.stringify(context.data(after)) !== JSON.stringify(context.data(made.seen))
    if (isChanged) intrusions.push({ write, made, result: tried, after })
  }
  for (const intrusion of intrusions) {
    const { write } = intrusion
    if (isForbidden || documentsForbidden(write)) report(intrusion, owner, fail)
    else
      context.ledger.remarks.add(
        `${write.id}: one user changed what another created by ${operation.id}, and ${owner.slice(1)} shows whose it is. If only the owner may, document HTTP ${String(FORBIDDEN)}`,
      )
  }
}

/** The pointer of a value that shows who created an item that both may read; undefined if there is none. */
async function findOwnerField(
  pool: SessionPool,
  operation: Operation,
  player: Player,
  other: Player,
): Promise<string | undefined> {
  // In this order, so that a time or a number that grows is not taken for an owner.
  const first = await make(pool, operation, player)
  const foreign = await make(pool, operation, other)
  const second = await make(pool, operation, player)
  if (first === undefined || foreign === undefined || second === undefined) return undefined
  const shared = await readWritten(pool, first.thing, other)
  if (shared.outcome.kind !== 'success') return undefined
  const [own, theirs, again] = [first, foreign, second].map(({ seen }) => flatten(pool.context.data(seen)))
  const sent = new Set([first, foreign, second].flatMap(({ created }) => [...flatten(created.input).values()]))
  return [...(own ?? [])].find(
    ([pointer, value]) => again?.get(pointer) === value && isOther(theirs?.get(pointer), value) && !sent.has(value),
  )?.[0]
}

function isOther(value: unknown, than: unknown): boolean {
  return value !== than && typeof value === typeof than && ['string', 'number'].includes(typeof value)
}

async function make(pool: SessionPool, operation: Operation, player: Player): Promise<Made | undefined> {
  const created = await pool.candidates.capture(operation, player)
  const thing = created && findWritten(pool.context, created)
  if (created === undefined || thing?.name === undefined) return undefined
  const seen = await readWritten(pool, thing, player)
  return seen.outcome.kind === 'success' ? { created, thing, seen } : undefined
}

/** Sends a write of an item as another account, with new values. */
async function writeAs(
  { context, sessions, inputs }: SessionPool,
  write: Operation,
  { thing }: Made,
  player: Player,
): Promise<RequestResult> {
  const jar = await sessions.getJar(player)
  const given = await inputs.first(write, player, { sampled: true })
  const input = withLinked(write, given, { parameters: thing.parameters })
  return context.send(write, await withEntityTag(context, write, input, jar), { jar })
}

function documentsForbidden({ responses }: Operation): boolean {
  return responses.some(({ status }) => status === String(FORBIDDEN))
}

function report({ write, made, result, after }: Intrusion, owner: string, fail: FailFor): void {
  const isDocumented = documentsForbidden(write)
  const why = isDocumented
    ? `the document has HTTP ${String(FORBIDDEN)} for others`
    : `the server refuses another write of the same item with HTTP ${String(FORBIDDEN)}`
  fail(write, {
    rule: isDocumented ? `${write.pointer}/responses/${String(FORBIDDEN)}` : `${write.pointer}/security`,
    title: 'One user can change what another user created',
    explanation: `${owner.slice(1)} shows whose it is, and ${why}. Here the request of another user succeeded, and the owner sees the change. Compare the owner of the item with the user of the session.`,
    evidence: result,
    steps: [
      { label: 'of the owner', result: made.created },
      { label: 'of the other account', result },
      { label: 'read after', result: after },
    ],
  })
}
