import { runChecks, tryCheck } from '../../checks/run-checks.ts'
import { allCheck } from '../../checks/whole/all.ts'
import type { Ledger } from '../../context/ledger.ts'
import type { Connection, Sid } from '../../socket/connection.ts'
import type { SocketContext } from '../../socket/socket-context.ts'
import { CONNECTION } from '../../socket/socket-ledger.ts'
import type { PlayerSockets } from './player-sockets.ts'
import { NOT_IMPLEMENTED } from '../plan/implemented.ts'
import { runEndedSessions } from './run-ended-sessions.ts'
import { runEvents } from './run-events.ts'
import { runIntruders } from './run-intruders.ts'
import { runMessage } from './run-message.ts'
import { runRedelivery } from './run-redelivery.ts'
import { markUntested, tryPhase, type SocketRun } from './socket-run.ts'

/** The statuses of an address where there is no socket. */
const UNBUILT_STATUSES = [404, 501]
const PINGS = 3

/**
 * Runs the checks of the server's socket, as a player of the run: heartbeat, every event, redelivery, invalid frames,
 * admission, close codes. Checks that take over a minute need `--slow`. `others` are connected meanwhile.
 */
export async function runSocket(context: SocketContext, others: PlayerSockets): Promise<Ledger> {
  await tryCheck(context.ledger, context.getEntry(CONNECTION), allCheck, () => runAll(context, others))
  return context.ledger
}

async function runAll(context: SocketContext, others: PlayerSockets): Promise<void> {
  const { sessions, context: http } = context.pool
  const player = sessions.main
  // What it has not acknowledged comes again over the connections of this part.
  await others.close(player)
  if (sessions.noPlayerReason !== undefined) return markAll(context, sessions.noPlayerReason)
  const uid = await context.readUid(player)
  if (uid === undefined) return markUnknownUid(context)
  const jar = await sessions.getJar(player)
  const operation = context.getOperation(CONNECTION)
  const connections: Connection[] = []
  const open = async (): Promise<Connection | undefined> => {
    const connection = context.dial(uid, jar)
    connections.push(connection)
    const isOpen = await context.waitUntilOpen(connection)
    if (connections.length > 1 || !isUnbuilt(connection))
      await runChecks('connected', { context, operation, connection })
    return isOpen ? connection : undefined
  }
  const run: SocketRun = { context, operation, player, uid, jar, open, others }
  const first = await open()
  if (connections.every(isUnbuilt)) return markAll(context, NOT_IMPLEMENTED, http.config.implemented)
  const responds = first && (await tryPhase(context, 'pinged', () => runPings(run, first)))
  if (first === undefined || responds === false)
    markAll(context, 'the other checks need an open connection that responds')
  else await runOpen(run, first, connections)
  await Promise.all(connections.map((connection) => connection.leave()))
  const contents = new Map<Sid, string>()
  for (const connection of connections) {
    const here = new Set<Sid>()
    for (const frame of connection.received) runMessage(context, connection, frame, { here, contents })
    await runChecks('disconnected', { context, operation, connection })
  }
}

/** Runs the checks that need a connection that responds. `connections` are all of the player so far. */
async function runOpen(run: SocketRun, first: Connection, connections: readonly Connection[]): Promise<void> {
  const { context, operation, open } = run
  context.ledger.succeed(operation)
  await runEvents(run, first)
  await context.settle(first)
  await tryPhase(context, 'redelivered', () => runRedelivery(run, first))
  await runChecks('usedCorrectly', { context, operation, connections })
  if (connections.every(({ unaskedCode }) => unaskedCode === undefined))
    await runChecks('hostileMessages', { context, operation, open })
  else markUntested(run, 'hostileMessages', 'the server ends correct connections')
  await runIntruders(run)
  await tryPhase(context, 'endedSession', () => runEndedSessions(run))
  if (context.pool.context.config.slow) await runChecks('idleConnection', { context, operation, open })
  else markUntested(run, 'idleConnection', 'it takes over a minute (set slow)', true)
}

/** Sends some pings. Returns false if one of them gets no pong. */
async function runPings({ context, operation }: SocketRun, connection: Connection): Promise<boolean> {
  const { ping, pong } = context.contract
  if (!ping || !pong) return true
  const before = connection.listFrames(pong.event).length
  let isAnswered = true
  for (let sent = 0; sent < PINGS && isAnswered; sent += 1) isAnswered = await context.ping(connection)
  if (isAnswered) await context.settle(connection)
  else if (connection.ending !== undefined)
    await runChecks('usedCorrectly', { context, operation, connections: [connection] })
  const pongs = connection.listFrames(pong.event).length - before
  await runChecks('pinged', { context, operation, connection, pings: PINGS, pongs, isAnswered })
  return isAnswered
}

function isUnbuilt({ ending }: Connection): boolean {
  return ending?.kind === 'refused' && UNBUILT_STATUSES.includes(ending.status)
}

/** Says why the parameter of the socket's address is unknown. */
function markUnknownUid(context: SocketContext): void {
  const { config, missing } = context.pool.context
  const call = context.contract.parameter?.source?.call
  const isMissingCall = [...missing].some(({ id }) => id === call)
  if (isMissingCall)
    return markAll(context, `its address needs ${String(call)}, which is not implemented yet`, config.implemented)
  markAll(context, 'the parameter of its address is unknown: name the operation that returns it (x-from)')
}

/** A run of single messages (`only`) has no entry for the connection, so each message is marked. */
function markAll(context: SocketContext, reason: string, byChoice = false): void {
  const { ledger, contract, pool } = context
  const { only } = pool.context.config
  const ids =
    only === undefined || only.includes(CONNECTION) ? [CONNECTION] : contract.messages.map(({ event }) => event)
  for (const id of ids) ledger.markInconclusive(context.getOperation(id), allCheck, reason, byChoice)
}
