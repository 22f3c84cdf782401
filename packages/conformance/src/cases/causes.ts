import { isJson, withAt, type Json } from '@tumpak/contract-kit/json.ts'
import type { BusinessCode, Operation } from '@tumpak/contract-kit/operation.ts'
import type { RequestInput } from '../http/request-result.ts'
import { FormFile } from '../http/multipart.ts'
import type { SessionPool } from '../context/session-pool.ts'
import type { Player } from '../context/player.ts'
import { isRead } from '../context/risk.ts'
import { causingValues } from './causing-values.ts'
import { inProgressCode, keyReusedCode } from './idempotency-key.ts'

/** How often an operation is called for one player before the next player. */
const INPUTS_A_PLAYER = 6

/**
 * Makes cases that cause the codes in `x-codes`: each player and a new one without data, with each input, twice; then, for
 * a code with a field, that field with an unknown, another player's or an extreme value. Stops when every code was seen.
 */
export async function causeCodes(pool: SessionPool, operation: Operation): Promise<void> {
  const { context, sessions } = pool
  const { ledger } = context
  // The key checks cause the codes about keys.
  const ofKeys = [keyReusedCode(operation), inProgressCode(operation)]
  const unseen = (): BusinessCode[] =>
    operation.codes.filter((one) => !ofKeys.includes(one) && !ledger.hasSeen(operation, one.code))
  if (unseen().length === 0) return
  const isOfSession = operation.effect === 'session' && operation !== sessions.login && operation !== sessions.register
  // Operations that change the login run on players that no other operation needs.
  const players = isOfSession ? [] : [...sessions.players]
  const fresh = operation.needsSession || isOfSession ? await sessions.fresh() : undefined
  if (fresh !== undefined) players.push(fresh)
  if (!isRead(operation)) {
    for (const player of players) {
      if (unseen().length === 0) return
      await tryInputs(pool, operation, player)
    }
  }
  if (unseen().some((one) => one.field !== undefined) && fresh !== undefined && !isRead(operation)) {
    // A new player who can still succeed, after the operations that this one needs.
    const ready = await sessions.fresh()
    if (ready !== undefined) {
      await pool.candidates.makeReady(operation, ready, [operation.id])
      players.push(ready)
    }
  }
  for (const player of isOfSession ? players.slice(1) : players) {
    for (const code of unseen()) {
      if (code.field === undefined) continue
      for (const value of await causingValues(pool, operation, player, code.field)) {
        const input = await withField(pool, operation, player, code.field, value)
        if (input !== undefined) await attempt(pool, operation, player, input)
        if (ledger.hasSeen(operation, code.code)) break
      }
    }
  }
  if (unseen().length > 0 && !isRead(operation)) await repeatAsAnother(pool, operation)
}

async function attempt(pool: SessionPool, operation: Operation, player: Player, input: RequestInput): Promise<boolean> {
  const { context, sessions } = pool
  const jar = operation.needsSession ? await sessions.getJar(player) : undefined
  const { outcome } = await context.send(operation, input, { jar })
  if (outcome.kind === 'refused') context.ledger.seeCode(operation, outcome.code)
  return outcome.kind === 'success'
}

/** Tries each input that may succeed, and repeats what succeeded. */
async function tryInputs(pool: SessionPool, operation: Operation, player: Player): Promise<void> {
  let tries = 0
  for await (const { input } of pool.candidates.of(operation, player)) {
    if (await attempt(pool, operation, player, input)) await attempt(pool, operation, player, input)
    tries += 1
    if (tries >= INPUTS_A_PLAYER) return
  }
}

/** Repeats a new player's success as another player: unique values are taken then. */
async function repeatAsAnother(pool: SessionPool, operation: Operation): Promise<void> {
  if (!operation.needsSession || operation.body === undefined) return
  const [one, other] = [await pool.sessions.fresh(), await pool.sessions.fresh()]
  if (one === undefined || other === undefined) return
  for await (const { input } of pool.candidates.of(operation, one)) {
    if (!(await attempt(pool, operation, one, input))) continue
    await pool.candidates.prepare(operation, other, [operation.id])
    await attempt(pool, operation, other, input)
    return
  }
}

/** A good input with another value in one field, in all fields of this name. */
async function withField(
  { candidates }: SessionPool,
  operation: Operation,
  player: Player,
  field: string,
  value: unknown,
): Promise<RequestInput | undefined> {
  for await (const { input } of candidates.of(operation, player)) {
    const parameter = operation.parameters.find((one) => one.name === field)
    if (parameter !== undefined && parameter.in !== 'cookie')
      return { ...input, [parameter.in]: { ...input[parameter.in], [field]: value } }
    if (!isJson(input.body)) return undefined
    const hasFile = Object.values(input.body).some((one) => one instanceof FormFile)
    const body: Json = input.body
    return { ...input, body: hasFile ? { ...body, [field]: value } : withAt(body, `/${field}`, value) }
  }
  return undefined
}
