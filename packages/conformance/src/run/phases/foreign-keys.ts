import type { Operation, Parameter } from '@tumpak/contract-kit/operation.ts'
import type { ForeignUse, KeyUse } from '../../checks/phases.ts'
import { type Prepared, runChecks } from '../../checks/run-checks.ts'
import type { Player } from '../../config/player.ts'
import type { RunContext } from '../../context/run-context.ts'
import { getKey, withKey } from '../../http/idempotency-key.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import { Watch } from '../../sessions/watch.ts'

/** How many inputs to try for one player until one succeeds. */
const MAX_TRIES = 3

/** A key that a success has used, and who sent it. */
interface UsedKey {
  key: string
  owner: Player
  first: RequestResult
}

/** The keys of each run, one for each operation. */
const usedKeys = new WeakMap<RunContext, Map<Operation, UsedKey>>()

/** Keeps the key of a success, for requests that use it again. */
export function keepKey(context: RunContext, used: UsedKey): void {
  const known = usedKeys.get(context) ?? new Map<Operation, UsedKey>()
  usedKeys.set(context, known.set(used.first.operation, used))
}

/** Sends the key of a success as another player, and the key of another operation as its owner. */
export async function sendForeignKeys(subject: Prepared<'write'>): Promise<void> {
  const { context, operation, pool } = subject
  const known = usedKeys.get(context)
  const [parameter, own] = [getKey(operation), known?.get(operation)]
  if (parameter === undefined || own === undefined) return
  for (const player of operation.needsSession ? pool.sessions.players : [])
    if (player !== own.owner && (await tryKey(subject, parameter, { used: own, player, of: 'player' }))) break
  for (const [other, used] of known ?? [])
    if (other !== operation && (await tryKey(subject, parameter, { used, player: used.owner, of: 'operation' }))) break
}

interface ForeignKey {
  used: UsedKey
  player: Player
  of: 'player' | 'operation'
}

/** Uses a key, and a new one to compare with. Returns whether that was possible. */
async function tryKey(
  { context, operation, pool }: Prepared<'write'>,
  parameter: Parameter,
  { used, player, of }: ForeignKey,
): Promise<boolean> {
  const isFit = context.validate(parameter.schema, used.key, 'request').violations.length === 0
  const usual = isFit ? await sendKey(pool, operation, player) : undefined
  const foreign = usual && (await sendKey(pool, operation, player, used.key))
  if (usual === undefined || foreign === undefined) return false
  // The key is the player's own now, so that only another one repeats the case.
  const again = async (): Promise<ForeignUse | undefined> => {
    const own = await sendKey(pool, used.first.operation, used.owner)
    const other = own && (await sendKey(pool, operation, player, own.key))
    return other && { first: own.result, foreign: other }
  }
  const about = { context, operation, pool, parameter, of }
  await runChecks('foreignKey', { ...about, usual, first: used.first, foreign, again })
  return true
}

/** Sends a write as a player between two snapshots: once with a key, or with new ones until one succeeds. */
async function sendKey(
  pool: SessionPool,
  operation: Operation,
  player: Player,
  given?: string,
): Promise<(KeyUse & { key: string }) | undefined> {
  const { context, sessions } = pool
  const parameter = getKey(operation)
  if (parameter === undefined) return undefined
  let tries = 0
  for await (const { input } of pool.candidates.of(operation, player)) {
    const jar = operation.needsSession ? await sessions.getJar(player) : undefined
    const watch = await Watch.of(pool, operation, player, input)
    const before = await watch.readStable()
    const key = given ?? context.newKey(parameter)
    const result = await context.send(operation, withKey(input, parameter, key), { jar })
    tries += 1
    if (given !== undefined || result.outcome.kind === 'success')
      return { key, result, before, after: await watch.look() }
    if (tries >= MAX_TRIES) break
  }
  return undefined
}
