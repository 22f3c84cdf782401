import {
  redeliveryCheck,
  socketAdmissionCheck,
  socketCloseCodeCheck,
  socketGarbageCheck,
  socketHeartbeatCheck,
  socketOversizedCheck,
  socketSessionCheck,
  socketStandingCheck,
} from '../checks/socket-checks.ts'
import { allCheck } from '../context/whole-checks.ts'
import type { SessionPool } from '../sessions/session-pool.ts'
import type { Ledger } from '../context/ledger.ts'
import type { Player } from '../config/player.ts'
import { judgeAdmission } from './judge-admission.ts'
import { judgeCloseCode, judgeEndedSessions, judgeIdleConnection, judgeStaysOpen } from './judge-endings.ts'
import { judgeEvents } from './judge-events.ts'
import { judgeFrames } from './judge-frames.ts'
import { judgeGarbage, judgeHeartbeat } from './judge-heartbeat.ts'
import { judgeRedelivery } from './judge-redelivery.ts'
import type { Connection, Sid } from './connection.ts'
import type { SocketContract } from './socket-contract.ts'
import { SocketContext } from './socket-context.ts'
import { CONNECTION } from './socket-ledger.ts'
import { NOT_IMPLEMENTED } from '../run/plan/implemented.ts'

/** The statuses of an address where there is no socket. */
const UNBUILT_STATUSES = [404, 501]
const GARBAGE_CHECKS = [socketGarbageCheck, socketOversizedCheck]

/**
 * Checks the server's socket against its document, as a player of the run: admission, heartbeat, invalid frames, every
 * event, redelivery, close codes. Checks that take over a minute need `--slow`.
 */
export async function judgeSocket(pool: SessionPool, contract: SocketContract, secrets: string[]): Promise<Ledger> {
  const context = new SocketContext(contract, pool, secrets)
  await context.tryCheck(allCheck, () => judgeAll(context))
  return context.ledger
}

async function judgeAll(context: SocketContext): Promise<void> {
  const { pool } = context
  const { sessions } = pool
  const player = sessions.main
  if (sessions.noPlayerReason !== undefined) {
    markAllInconclusive(context, sessions.noPlayerReason)
    return
  }
  const uid = await getUid(context, player)
  const { source } = context.contract.parameter ?? {}
  if (uid === undefined && source && pool.context.operation(source.call) === undefined) {
    const isMissing = [...pool.context.unbuilt].some(({ id }) => id === source.call)
    const why = `its address needs ${source.call}, which is not implemented yet`
    if (isMissing) return markAllInconclusive(context, why, pool.context.config.implemented)
  }
  if (uid === undefined) {
    markAllInconclusive(context, 'the parameter of its address is unknown: name the operation that returns it (x-from)')
    return
  }
  const jar = await sessions.getJar(player)
  const connections: Connection[] = []
  const open = async (): Promise<Connection | undefined> => {
    const connection = context.dial(uid, jar)
    connections.push(connection)
    if (await context.opened(connection)) return connection
    reportRefused(context, connection)
    return undefined
  }

  const asked = context.dial(uid, jar)
  connections.push(asked)
  await context.opened(asked)
  const { ending } = asked
  if (ending?.kind === 'refused' && UNBUILT_STATUSES.includes(ending.status))
    return markAllInconclusive(context, NOT_IMPLEMENTED, pool.context.config.implemented)
  if (!asked.isOpen) reportRefused(context, asked)
  const first = asked.isOpen ? asked : undefined
  const responds = first && (await context.tryCheck(socketHeartbeatCheck, () => judgeHeartbeat(context, first)))
  if (first && responds !== false) {
    context.ledger.succeed(context.operation(CONNECTION))
    await judgeEvents(context, first, { player, uid })
    await context.settle(first)
    await context.tryCheck(redeliveryCheck, () => judgeRedelivery(context, first, open))
    if (judgeStaysOpen(context, connections))
      await context.tryCheck(socketGarbageCheck, () => judgeGarbage(context, open))
    else
      for (const check of GARBAGE_CHECKS)
        context.markInconclusive(CONNECTION, check, 'the server ends correct connections')
    await judgeAdmission(context, uid, jar, await getOtherUid(context, player))
    await context.tryCheck(socketSessionCheck, () => judgeEndedSessions(context, (one) => getUid(context, one)))
    if (pool.context.config.slow) await context.tryCheck(socketStandingCheck, () => judgeIdleConnection(context, open))
    else context.markInconclusive(CONNECTION, socketStandingCheck, 'it takes over a minute (set slow)', true)
  } else {
    markAllInconclusive(context, 'the other checks need an open connection that responds')
  }
  await Promise.all(connections.map((connection) => connection.leave()))
  const contents = new Map<Sid, string>()
  for (const connection of new Set(connections)) {
    judgeFrames(context, connection, contents)
    await context.tryCheck(socketCloseCodeCheck, () => judgeCloseCode(context, connection))
  }
}

function reportRefused(context: SocketContext, connection: Connection): void {
  const { ending } = connection
  const how =
    ending?.kind === 'refused'
      ? `HTTP ${String(ending.status)}`
      : ending
        ? `close code ${String(ending.code)}`
        : 'no answer'
  context.fail(CONNECTION, connection, {
    check: socketAdmissionCheck,
    rule: `${context.contract.pointer}/x-admission`,
    title: 'A player with a session is refused',
    explanation: `Expected: an open connection for the player’s own uid with the session cookie and the server’s own Origin. Received: ${how}.`,
  })
}

async function getUid(context: SocketContext, player: Player): Promise<string | undefined> {
  const { parameter } = context.contract
  if (!parameter) return ''
  const known = player.fields[parameter.name]
  if (known !== undefined) return known
  const value = parameter.source && (await context.read(parameter.source, player))
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

async function getOtherUid(context: SocketContext, player: Player): Promise<string | undefined> {
  const other = context.pool.sessions.players.find((one) => one !== player && !one.isFresh)
  return other && context.contract.parameter ? getUid(context, other) : undefined
}

/** A run of single messages (`only`) has no entry for the connection, so each message is marked. */
function markAllInconclusive(context: SocketContext, why: string, byChoice = false): void {
  const { only } = context.pool.context.config
  if (only === undefined || only.includes(CONNECTION))
    return context.markInconclusive(CONNECTION, allCheck, why, byChoice)
  for (const { event } of context.contract.messages) context.markInconclusive(event, allCheck, why, byChoice)
}
