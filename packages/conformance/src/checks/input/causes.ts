import { isJson } from '@tumpak/contract-kit/json.ts'
import type { BusinessCode, Operation } from '@tumpak/contract-kit/operation.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import type { Player } from '../../config/player.ts'
import type { PhaseInput } from '../define-check.ts'
import { isRead } from '../../context/risk.ts'
import { isSecretName } from '@tumpak/contract-kit/secret-name.ts'
import { createSample } from '../../document/schema/sample.ts'
import { causingValues, findShownValues, getFieldSchemas } from './causing-values.ts'
import { inProgressCode, keyReusedCode } from '../../http/idempotency-key.ts'
import { hasCode, withField } from '../../sessions/places.ts'

/** How many inputs to try with one player before the next player. */
const MAX_INPUTS_PER_PLAYER = 6
/** How many wrong values to send. Servers lock a password or an OTP after three to five. */
const MAX_WRONG = 6

/**
 * Sends requests until every code in `x-codes` was seen: each player, and a new one without data, tries each input
 * twice. A code with a field is then tried by unknown, another player's and extreme values of that field, and by the
 * right value after many wrong ones.
 */
export async function causeCodes({ context, pool, operation }: PhaseInput<'rules'>): Promise<void> {
  const { sessions } = pool
  const { ledger } = context
  // The idempotency checks cause the codes about keys.
  const keyCodes = [keyReusedCode(operation), inProgressCode(operation)]
  const unseen = (): BusinessCode[] =>
    operation.codes.filter((code) => !keyCodes.includes(code) && !ledger.hasSeen(operation, code.code))
  if (unseen().length === 0) return
  const changesSession =
    operation.effect === 'session' && operation !== sessions.login && operation !== sessions.register
  // Operations that change the login run on new players, whom no other operation needs.
  const players = changesSession ? [] : [...sessions.players]
  const fresh = operation.needsSession || changesSession ? await sessions.fresh() : undefined
  if (fresh !== undefined) players.push(fresh)
  if (operation === sessions.login) await tryWrongPassword(pool, operation)
  if (!changesSession) await tryShownValues(pool, operation, unseen())
  for (const code of unseen()) await wearOut(pool, operation, code)
  for (const player of players) {
    if (unseen().length === 0) return
    await tryInputs(pool, operation, player)
  }
  const byField = unseen().filter(({ field }) => field !== undefined)
  if (byField.length > 0 && fresh !== undefined && !isRead(operation)) {
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
      for (let index = 0; !ledger.hasSeen(operation, code.code); index += 1) {
        // A success with one value makes other values of a login wrong, so that each gets a player.
        const own = changesSession ? await sessions.fresh() : player
        const values = own === undefined ? [] : await causingValues(pool, operation, own, code.field)
        if (own === undefined || index >= values.length) break
        const valid = await findFirst(pool, operation, own)
        const input = valid && withField(operation, valid, code.field, values[index])
        if (input !== undefined) await attempt(pool, operation, own, input)
      }
    }
  }
  if (unseen().length > 0 && !isRead(operation)) await repeatAsAnother(pool, operation)
}

/** Sends wrong values of a field until it is locked, and then the right one: an OTP that was tried too often. */
async function wearOut(pool: SessionPool, operation: Operation, { code, field }: BusinessCode): Promise<void> {
  const { context, sessions } = pool
  const hasWrong = operation.codes.some((other) => other.field === field && other.refusesUnknown === true)
  const [schema] = field === undefined ? [] : getFieldSchemas(context, operation, field)
  if (field === undefined || schema === undefined || !hasWrong) return
  const isWrong = (result: RequestResult): boolean =>
    operation.codes.some((other) => other.field === field && other.refusesUnknown === true && hasCode(result, other))
  const fresh = await sessions.fresh()
  const isSeen = (): boolean => context.ledger.hasSeen(operation, code)
  // Wrong passwords may lock an account, so that only those of a message are tried for configured players.
  const isSent = context.operations.some(
    ({ effect, links }) => effect === 'message' && links.some(({ to }) => to === operation.id),
  )
  const configured = isSent ? sessions.players.toReversed() : []
  for (const player of [...(fresh === undefined ? [] : [fresh]), ...configured]) {
    await pool.candidates.makeReady(operation, player, [operation.id])
    const input = await findFirst(pool, operation, player)
    if (input === undefined) continue
    for (let tries = 0; tries < MAX_WRONG && !isSeen(); tries += 1) {
      const value = createSample(context.root, schema, context.unique(`wrong ${operation.id} ${field} ${tries}`))
      const wrong = withField(operation, input, field, value)
      const result = wrong && (await send(pool, operation, player, wrong))
      if (result === undefined || !isWrong(result)) break
    }
    if (!isSeen()) await attempt(pool, operation, player, input)
    if (isSeen()) return
  }
}

/** Logs in with a made-up password, whatever field the code names. */
async function tryWrongPassword(pool: SessionPool, operation: Operation): Promise<void> {
  const { context, sessions } = pool
  const input = await findFirst(pool, operation, sessions.last)
  for (const field of Object.keys(isJson(input?.body) ? input.body : {}).filter(isSecretName)) {
    const [schema] = getFieldSchemas(context, operation, field)
    const value = schema && createSample(context.root, schema, context.unique(`wrong ${operation.id} ${field}`))
    const wrong = input && withField(operation, input, field, value)
    if (wrong !== undefined) await attempt(pool, operation, sessions.last, wrong)
  }
}

/** Sends the values that the player's reads show, before a search for inputs changes what they stand for. */
async function tryShownValues(pool: SessionPool, operation: Operation, codes: readonly BusinessCode[]): Promise<void> {
  const { sessions, inputs, context } = pool
  const fields = new Set(codes.flatMap(({ field }) => field ?? []))
  if (isRead(operation) || operation.shows.length === 0) return
  for (const field of fields) {
    for (const player of sessions.players) {
      for (const value of await findShownValues(pool, operation, [player], field)) {
        if (codes.every(({ code }) => context.ledger.hasSeen(operation, code))) return
        const input = withField(operation, await inputs.first(operation, player), field, value)
        if (input !== undefined) await attempt(pool, operation, player, input)
      }
    }
  }
}

async function send(
  { context, sessions }: SessionPool,
  operation: Operation,
  player: Player,
  input: RequestInput,
): Promise<RequestResult> {
  const jar = operation.needsSession ? await sessions.getJar(player) : undefined
  return context.send(operation, input, { jar })
}

async function attempt(pool: SessionPool, operation: Operation, player: Player, input: RequestInput): Promise<boolean> {
  const { outcome } = await send(pool, operation, player, input)
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
  const [first, other] = [await pool.sessions.fresh(), await pool.sessions.fresh()]
  if (first === undefined || other === undefined) return
  for await (const { input } of pool.candidates.of(operation, first)) {
    if (!(await attempt(pool, operation, first, input))) continue
    await pool.candidates.prepare(operation, other, [operation.id])
    await attempt(pool, operation, other, input)
    return
  }
}

async function findFirst(
  { candidates }: SessionPool,
  operation: Operation,
  player: Player,
): Promise<RequestInput | undefined> {
  for await (const { input } of candidates.of(operation, player)) return input
  return undefined
}
