import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Parameter } from '@tumpak/contract-kit/operation.ts'
import { isSecretName } from '@tumpak/contract-kit/secret-name.ts'
import { causeRefusal } from '../../checks/input/cause-refusal.ts'
import type { KeyRepeats } from '../../checks/phases.ts'
import { type Prepared, runChecks } from '../../checks/run-checks.ts'
import { NO_REPEAT } from '../../checks/key/describe-key.ts'
import { getKey, inProgressCode, keyReusedCode, withKey } from '../../http/idempotency-key.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { changesBetween, type Snapshot, Watch } from '../../sessions/watch.ts'
import { keepKey } from './foreign-keys.ts'

/** How many inputs to try for one player until one succeeds. */
const MAX_TRIES = 3

/** An input that may succeed, and how to send it. */
interface Attempt extends Prepared<'write'> {
  parameter: Parameter
  watch: Watch
  send(key: string, input?: RequestInput): Promise<RequestResult>
}

/** By how much numbers changed with one success, by read and pointer. */
type Moves = Map<string, number>

/**
 * Sends requests with one idempotency key: a refusal, a success, its repetition and other content; then two equal ones at
 * the same time.
 */
export async function sendKeys(subject: Prepared<'write'>): Promise<void> {
  const parameter = getKey(subject.operation)
  const { context, operation, pool } = subject
  let repeats: (KeyRepeats & { key: string }) | undefined
  if (parameter !== undefined)
    for await (const attempt of listAttempts(subject, parameter)) {
      repeats = await sendRepeats(attempt)
      if (repeats === undefined) continue
      keepKey(context, { ...repeats, owner: attempt.player })
      break
    }
  await runChecks('key', { context, operation, pool, parameter, repeats })
  if (parameter === undefined) return
  const about = { context, operation, pool, parameter }
  if (repeats === undefined) {
    await runChecks('keyPair', { ...about, pair: undefined, reason: NO_REPEAT })
    return
  }
  const single = getMoves(repeats.before, repeats.after)
  for await (const attempt of listAttempts(subject, parameter)) {
    const pair = await sendPair(attempt, single)
    if (pair === undefined) continue
    await runChecks('keyPair', { ...about, pair, reason: '' })
    return
  }
  const reason = 'two identical concurrent requests never succeeded, with any player'
  await runChecks('keyPair', { ...about, pair: undefined, reason })
}

async function* listAttempts(subject: Prepared<'write'>, parameter: Parameter): AsyncGenerator<Attempt> {
  const { context, operation, pool, player: own, getJar } = subject
  for (const player of [own, ...pool.sessions.players.filter((other) => other !== own)]) {
    let tries = 0
    for await (const used of pool.candidates.of(operation, player)) {
      const jar = await getJar(player)
      const watch = await Watch.of(pool, operation, player, used.input)
      const send = (key: string, input = used.input): Promise<RequestResult> =>
        context.send(operation, withKey(input, parameter, key), { jar })
      yield { ...subject, player, used, jar, parameter, watch, send }
      tries += 1
      if (tries >= MAX_TRIES) break
    }
  }
}

/** Sends a refusal, a success, its repetition and other content under one key; undefined if nothing succeeded. */
async function sendRepeats(attempt: Attempt): Promise<(KeyRepeats & { key: string }) | undefined> {
  const { context, pool, operation, parameter, used, watch, send } = attempt
  const newKey = (): string => context.newKey(parameter)
  const refused = await causeRefusal(pool, operation, used, (input) => {
    const key = newKey()
    return send(key, input).then((result) => ({ key, result }))
  })
  let key = refused?.key ?? newKey()
  const before = await watch.readStable()
  let first = await send(key)
  let stored: RequestResult | undefined
  if (first.outcome.kind !== 'success' && refused !== undefined) {
    stored = first
    key = newKey()
    first = await send(key)
  }
  if (first.outcome.kind !== 'success') return undefined
  const after = await watch.readStable()
  const second = await send(key)
  const last = await watch.look()
  const content = keyReusedCode(operation) === undefined ? undefined : await findOtherInput(attempt)
  const other = content && (await send(key, content))
  return { key, refused: refused?.result, stored, first, before, after, second, last, other }
}

/** Returns another valid input that differs in more than secrets, because servers do not compare passwords. */
async function findOtherInput({ pool, operation, used }: Attempt): Promise<RequestInput | undefined> {
  for await (const other of pool.candidates.of(operation, used.player))
    if (getContent(other.input) !== getContent(used.input)) return other.input
  return undefined
}

function getContent({ body, path, query }: RequestInput): string {
  const open = isJson(body) ? Object.entries(body).filter(([name]) => !isSecretName(name)) : body
  return JSON.stringify([path, query, open])
}

/** Sends two concurrent equal requests; undefined if neither succeeds for another reason. */
async function sendPair(
  { context, operation, parameter, watch, send }: Attempt,
  single: Moves,
): Promise<Prepared<'keyPair'>['pair']> {
  const key = context.newKey(parameter)
  const before = await watch.readStable()
  const pair = await Promise.all([send(key), send(key)])
  const moves = getMoves(before, await watch.look())
  const [first, second] = pair[0].outcome.kind === 'success' ? pair : pair.toReversed()
  if (first === undefined || second === undefined) return undefined
  const expected = inProgressCode(operation)
  const isInProgress =
    second.outcome.kind === 'refused' && (expected === undefined || second.outcome.code === expected.code)
  if (first.outcome.kind !== 'success' && !isInProgress) return undefined
  const isDouble = [...single].some(([place, move]) => Math.abs((moves.get(place) ?? 0) - 2 * move) < 0.005)
  return { first, second, isDouble }
}

/** Returns the changes of numbers outside of lists, such as balances and totals. */
function getMoves(before: Snapshot, after: Snapshot): Moves {
  return new Map(
    changesBetween(before, after).flatMap(({ read, pointer, before: was, after: is }): [string, number][] =>
      typeof was === 'number' && typeof is === 'number' && !/\/\d+(\/|$)/.test(pointer)
        ? [[`${read} ${pointer}`, is - was]]
        : [],
    ),
  )
}

/** Sends one request, then two at the same time, with the reads around them. */
export async function sendPairs(subject: Prepared<'write'>): Promise<void> {
  const { context, operation, pool, player, getJar } = subject
  const { sessions, candidates } = pool
  // A rule of x-once allows one success only.
  if (operation.showsAt.length === 0 || getKey(operation) === undefined || operation.once.length > 0) return
  for (const own of [player, ...sessions.players.filter((other) => other !== player)]) {
    let tries = 0
    for await (const { input } of candidates.of(operation, own)) {
      tries += 1
      if (tries > MAX_TRIES) break
      const jar = await getJar(own)
      const send = (): Promise<RequestResult> => context.send(operation, input, { jar })
      const watch = await Watch.of(pool, operation, own, input)
      const before = await watch.readStable()
      const single = await send()
      if (single.outcome.kind !== 'success') continue
      const between = await watch.look()
      const pair = await Promise.all([send(), send()])
      if (!pair.some(({ outcome }) => outcome.kind === 'success')) continue
      const after = await watch.look()
      await runChecks('pair', { context, operation, pool, before, between, after, pair })
      return
    }
  }
  const nothing: Snapshot = new Map()
  await runChecks('pair', { context, operation, pool, before: nothing, between: nothing, after: nothing, pair: [] })
}
