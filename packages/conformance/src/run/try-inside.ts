import type { Candidate } from '../cases/candidate.ts'
import type { Case } from '../cases/case.ts'
import { withoutFiles } from '../cases/full-body.ts'
import { checkValidInput, validInputCheck } from '../checks/input/bad-input.ts'
import { isExcused } from '../checks/input/excuses.ts'
import { RefusedBodies } from '../checks/input/refused-bodies.ts'
import { followResponseLinks } from '../checks/write/response-links.ts'
import { tryCheck } from '../checks/run-phase.ts'
import { at, isJson, withAt, withoutAt } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import type { RequestResult } from '../http/request-result.ts'
import { jarFor, sendCase } from './judge-read.ts'
import type { RunContext } from '../context/run-context.ts'
import type { Base, JarOf, SessionPool } from '../sessions/session-pool.ts'
import type { Player } from '../config/player.ts'

/** Judges the response to a valid variant. Returns whether it decides. */
type Judge = (one: Case, result: RequestResult) => boolean

/** How many new players to use for the valid variants of one operation. */
const MAX_FRESH_PLAYERS = 20
/** How many other inputs to try for a valid variant. */
const MAX_OTHER_INPUTS = 3

/** Returns another input that may succeed, such as a newly prepared deposit. */
export async function renew(
  { candidates }: SessionPool,
  operation: Operation,
  player: Player,
): Promise<Candidate | undefined> {
  for await (const one of candidates.of(operation, player)) return one
  return undefined
}

/** Sends each valid variant with an input that can succeed, and with a new player if needed. */
export async function tryInside(
  pool: SessionPool,
  operation: Operation,
  base: Base,
  cases: readonly Case[],
  next: () => Promise<Candidate>,
  getJar: JarOf,
): Promise<void> {
  const { context, sessions } = pool
  const bodies = base.used.input.body === undefined ? new RefusedBodies(context, base.result) : undefined
  const judge: Judge = (one, result) =>
    bodies !== undefined && one.at.startsWith('body') && one.input.body !== undefined
      ? bodies.check(one, result)
      : checkValidInput(context, one, result)
  let fresh = MAX_FRESH_PLAYERS
  for (const one of cases)
    await tryCheck(context.ledger, operation, validInputCheck, async () => {
      const isOfPassword = operation.effect === 'session' && operation.needsSession && operation.body !== undefined
      const candidate = isOfPassword
        ? ((await findCandidate(pool, operation, await sessions.fresh())) ?? (await next()))
        : await next()
      const jar = isOfPassword ? await jarFor(pool, operation, candidate.player) : await getJar(candidate.player)
      const sent = rebase(pool, operation, one, base, candidate)
      const result = await sendCase(pool, operation, sent, jar)
      await followResponseLinks(pool, { used: candidate, result })
      if (result.outcome.kind === 'refused' && (await succeedsAnew(pool, operation, base, one, candidate, jar, judge)))
        return
      if (await isExcused(context, sent, result, (input) => context.send(operation, input, { jar }))) return
      if (judge(one, result)) return
      if (await tryOthers(pool, operation, base, one, candidate, getJar, judge)) return
      if (one.at.startsWith('header/') || fresh === 0 || !operation.needsSession) return
      fresh -= 1
      const player = await sessions.fresh()
      const again = await findCandidate(pool, operation, player)
      if (player === undefined || again === undefined) return
      const second = await sendCase(
        pool,
        operation,
        rebase(pool, operation, one, base, again),
        await jarFor(pool, operation, player),
      )
      await followResponseLinks(pool, { used: again, result: second })
      judge(one, second)
    })
  await tryCheck(context.ledger, operation, validInputCheck, async () => {
    const { input, player } = base.used
    await bodies?.report(async (body) => context.send(operation, { ...input, body }, { jar: await getJar(player) }))
  })
}

/** Whether a refused variant succeeds with new values. A name that was just used is taken, whatever else is sent. */
async function succeedsAnew(
  pool: SessionPool,
  operation: Operation,
  base: Base,
  one: Case,
  tried: Candidate,
  jar: CookieJar,
  judge: Judge,
): Promise<boolean> {
  if (operation.body === undefined || tried.origin === 'link' || !one.at.startsWith('body/')) return false
  const input = await pool.inputs.first(operation, tried.player, { sampled: true })
  const result = await sendCase(pool, operation, rebase(pool, operation, one, base, { ...tried, input }), jar)
  if (result.outcome.kind !== 'success') return false
  await followResponseLinks(pool, { used: tried, result })
  return judge(one, result)
}

/** Sends a valid variant with other inputs, until a response decides. */
async function tryOthers(
  pool: SessionPool,
  operation: Operation,
  base: Base,
  one: Case,
  tried: Candidate,
  getJar: JarOf,
  judge: Judge,
): Promise<boolean> {
  let tries = 0
  for await (const other of pool.candidates.of(operation, tried.player)) {
    if (JSON.stringify(other.input) === JSON.stringify(tried.input)) continue
    tries += 1
    if (tries > MAX_OTHER_INPUTS) return false
    const result = await sendCase(
      pool,
      operation,
      rebase(pool, operation, one, base, other),
      await getJar(other.player),
    )
    await followResponseLinks(pool, { used: other, result })
    if (judge(one, result)) return true
  }
  return false
}

async function findCandidate(
  pool: SessionPool,
  operation: Operation,
  player: Player | undefined,
): Promise<Candidate | undefined> {
  return player === undefined ? undefined : renew(pool, operation, player)
}

/** Applies a case to another input, of which only the varied part is replaced. */
function rebase({ context }: SessionPool, operation: Operation, one: Case, base: Base, candidate: Candidate): Case {
  const [place = '', ...rest] = one.at.split('/')
  const { input } = candidate
  if (place === 'header' || place === 'query' || place === 'path' || place === 'cookie') {
    const name = rest.join('/')
    return { ...one, input: { ...input, [place]: { ...input[place], [name]: one.input[place]?.[name] } } }
  }
  const field = rest[0]
  if (field === undefined || base.used.input.body === input.body)
    return { ...one, input: { ...input, body: one.input.body } }
  const varied = one.input.body as { [name: string]: unknown }
  // Replace only the innermost field, because its neighbors may need new values, like the name in `{user: {name,
  // password}}`.
  const pointer = getInnermost(input.body, one.at.slice('body'.length))
  const value = at(varied, pointer)
  const body = value === undefined ? withoutAt(input.body, pointer) : withAt(input.body, pointer, value)
  return { ...one, input: { ...input, body: isOfBody(context, operation, body, pointer) ? body : varied } }
}

/** Returns the pointer, or that of a list or object on its way that the body lacks. */
function getInnermost(body: unknown, pointer: string): string {
  const parent = pointer.slice(0, pointer.lastIndexOf('/'))
  if (parent === '' || at(body, parent) !== undefined) return pointer
  return getInnermost(body, parent)
}

/** Whether a replaced field fits the others. In a union it may belong to another branch. */
function isOfBody(context: RunContext, { body: documented }: Operation, body: unknown, pointer: string): boolean {
  if (documented === undefined) return false
  const whole = isJson(body) ? withoutFiles(body) : body
  const { violations, undocumented } = context.validate(documented.schema, whole, 'request')
  return violations.length === 0 && !undocumented.some((one) => one.pointer === pointer)
}
