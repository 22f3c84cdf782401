import { isJson, withAt, type Json } from '@tumpak/contract-kit/json.ts'
import type { BusinessCode, Operation } from '@tumpak/contract-kit/operation.ts'
import type { RequestInput } from '../http/request-result.ts'
import { FormFile } from '../http/multipart.ts'
import type { SessionPool } from '../context/session-pool.ts'
import type { Player } from '../context/player.ts'
import { isRead } from '../context/risk.ts'
import { causingValues } from './causing-values.ts'
import { inProgressCode, keyReusedCode } from './idempotency-key.ts'

/** How many inputs to try with one player before the next player. */
const MAX_INPUTS_PER_PLAYER = 6

/**
 * Sends requests until every code in `x-codes` was seen: each player, and a new one without data, tries each input
 * twice. A code with a field is then tried by unknown, another player's and extreme values of that field.
 */
export async function causeCodes(pool: SessionPool, operation: Operation): Promise<void> {
  const { context, sessions } = pool
  const { ledger } = context
  // The idempotency checks cause the codes about keys.
  const keyCodes = [keyReusedCode(operation), inProgressCode(operation)]
  const unseen = (): BusinessCode[] =>
    operation.codes.filter((one) => !keyCodes.includes(one) && !ledger.hasSeen(operation, one.code))
  if (unseen().length === 0) return
  const changesSession =
    operation.effect === 'session' && operation !== sessions.login && operation !== sessions.register
  // Operations that change the login run on new players, whom no other operation needs.
  const players = changesSession ? [] : [...sessions.players]
  const fresh = operation.needsSession || changesSession ? await sessions.fresh() : undefined
  if (fresh !== undefined) players.push(fresh)
  if (!isRead(operation)) {
    for (const player of players) {
      if (unseen().length === 0) return
      await tryInputs(pool, operation, player)
    }
  }
  if (unseen().some((one) => one.field !== undefined) && fresh !== undefined && !isRead(operation)) {
    // A new player who has called what this operation needs first, so that it can succeed.
    const ready = await sessions.fresh()
    if (ready !== undefined) {
      await pool.candidates.makeReady(operation, ready, [operation.id])
      players.push(ready)
    }
  }
  for (const player of changesSession ? players.slice(1) : players) {
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

/** Tries each input that may succeed, and repeats one that did. */
async function tryInputs(pool: SessionPool, operation: Operation, player: Player): Promise<void> {
  let tries = 0
  for await (const { input } of pool.candidates.of(operation, player)) {
    if (await attempt(pool, operation, player, input)) await attempt(pool, operation, player, input)
    tries += 1
    if (tries >= MAX_INPUTS_PER_PLAYER) return
  }
}

/** Repeats a new player's success as another player, because unique values are then taken. */
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

/** Returns a valid input with another value for one field. */
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
