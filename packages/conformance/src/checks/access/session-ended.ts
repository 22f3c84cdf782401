import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { defineCheck } from '../define-check.ts'
import { adviseName, namesAccount } from '../../cases/named-account.ts'
import type { Player } from '../../config/player.ts'
import { getExclusionReason, isRead } from '../../context/risk.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import { CookieJar } from '../../http/cookie-jar.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'

export const sessionEndedCheck = defineCheck({
  id: 'session-ended',
  title: 'Ended sessions',
  severity: 'critical',
  phase: 'session',
  description: 'An operation ends the sessions that the document says it ends (`x-ends`).',
  fix: 'Delete the session on the server, or compare each session with the one that is current. A cleared cookie ends nothing.',
  since: '0.3.0',
  alsoReportedBy: ['session'],
})

/** Two devices, as the header that tells them apart may name them. */
const DEVICES = ['conformance-device-1', 'conformance-device-2'] as const

/** The response to the operation that ends sessions, and a copy of a session that is over, if it succeeded. */
type Ending = { ending: RequestResult; over: CookieJar } | { ending: RequestResult | undefined; over?: undefined }

/** Opens a session, lets the operation end it, and sends it once more. */
export async function checkSessionEnded(pool: SessionPool, operation: Operation): Promise<void> {
  const { context, sessions } = pool
  const { ledger, config, operations } = context
  if (operation.ends === undefined || getExclusionReason(operation, config) !== undefined) return
  const read = operations.find((one) => isRead(one) && one.needsSession && !one.path.includes('{'))
  if (read === undefined) return
  // A new player, because the sessions of the others are in use.
  const player = (await sessions.fresh()) ?? sessions.last
  const sent = await endSession(pool, operation, player)
  // The sessions that the run uses for this player may be over.
  delete player.jar
  if (sent.over === undefined)
    return ledger.markInconclusive(operation, sessionEndedCheck, describeMissing(pool, operation, sent))
  const input = await pool.inputs.first(read, player)
  const result = await context.look(read, input, { jar: sent.over })
  if (context.isSessionRefusal(result)) return ledger.pass(operation, sessionEndedCheck)
  if (result.outcome.kind !== 'success' && result.outcome.kind !== 'refused') return
  ledger.fail(operation, {
    check: sessionEndedCheck,
    rule: `${operation.pointer}/x-ends`,
    proposed: true,
    title: 'A session lives on after the operation that ends it',
    explanation: `${operation.id} succeeded and ends ${WHICH[operation.ends.sessions]}. Expected for ${read.id} with such a session: a refusal for the session. Received: ${describeOutcome(result.outcome)}.`,
    evidence: result,
    steps: [
      { label: 'end', result: sent.ending },
      { label: 'with the ended session', result },
    ],
  })
}

const WHICH = {
  own: 'the session that sends it',
  others: 'the sessions of other devices',
  all: 'every session of the account',
} as const

/** Why no session was ended, and what to add to the configuration. */
function describeMissing({ context }: SessionPool, operation: Operation, { ending }: Ending): string {
  if (ending === undefined && !operation.needsSession)
    return ['no request of it named a known account, whose sessions it would end', adviseName(context, operation)]
      .filter((one) => one !== '')
      .join('. ')
  const got = ending === undefined ? '' : `: it got ${describeOutcome(ending.outcome)}`
  return `no session could be opened and ended by it${got}. Set register, or add an account for whom it succeeds (players)`
}

/**
 * Opens a session, tells `onOpen` of it, and lets the operation end it. Without a session the operation is sent only if
 * its request names this player: it would end the sessions of another one.
 */
export async function endSession(
  pool: SessionPool,
  operation: Operation,
  player: Player,
  onOpen: (jar: CookieJar) => Promise<void> = () => Promise.resolve(),
): Promise<Ending> {
  const { context, sessions, candidates } = pool
  const { sessions: which, by } = operation.ends ?? {}
  if (which === 'others') return endByDevice(pool, operation, player, by, onOpen)
  const jar = await sessions.another(player)
  const over = jar.copy()
  await onOpen(over)
  let tries = 0
  let ending: RequestResult | undefined
  for await (const one of candidates.of(operation, player)) {
    if (!operation.needsSession && !namesAccount(one, player, sessions.all)) continue
    ending = await context.look(operation, one.input, { jar: operation.needsSession ? jar : new CookieJar() })
    if (ending.outcome.kind === 'success') return { ending, over }
    tries += 1
    if (tries >= DEVICES.length) break
  }
  return { ending }
}

/** Logs in from one device, then from another. */
async function endByDevice(
  { context, inputs }: SessionPool,
  login: Operation,
  player: Player,
  header: string | undefined,
  onOpen: (jar: CookieJar) => Promise<void>,
): Promise<Ending> {
  let over: CookieJar | undefined
  let ending: RequestResult | undefined
  for (const device of DEVICES) {
    const input = await inputs.first(login, player)
    const sent: RequestInput =
      header === undefined ? input : { ...input, header: { ...input.header, [header]: device } }
    const jar = new CookieJar()
    ending = await context.look(login, sent, { jar })
    if (ending.outcome.kind !== 'success') return { ending }
    if (over === undefined) await onOpen((over = jar))
  }
  return ending === undefined || over === undefined ? { ending } : { ending, over }
}
