import {
  socketCloseCodeCheck,
  socketSessionCheck,
  socketStandingCheck,
  socketStaysCheck,
} from '../checks/socket-checks.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { endSession } from '../checks/access/session-ended.ts'
import type { Player } from '../config/player.ts'
import type { Connection } from './connection.ts'
import type { SocketContext } from './socket-context.ts'
import { CONNECTION } from './socket-ledger.ts'
import { getExclusionReason } from '../context/risk.ts'

/** Protocol codes that a client sees whatever the server sends. */
const PROTOCOL_CODES = new Set([1000, 1005, 1006])

/** Codes for a restart or for overload, which may end any connection. */
const RESTART_CODES = new Set([1001, 1012, 1013])

/**
 * Checks that the server does not close the connection of a player who sends correct pings. Returns false if it did.
 */
export function judgeStaysOpen(context: SocketContext, connections: readonly Connection[]): boolean {
  for (const connection of connections) {
    const { ending, isClosedHere } = connection
    if (ending?.kind !== 'closed' || isClosedHere || RESTART_CODES.has(ending.code)) continue
    context.fail(CONNECTION, connection, {
      check: socketStaysCheck,
      rule: context.contract.pointer,
      pointer: `/${String(ending.code)}`,
      title: `The server ends a player's connection with ${String(ending.code)}`,
      explanation:
        'The session was alive, and the client had sent only correct messages. A page gets no further counts, or connects again and again. Keep the connection open.',
    })
    return false
  }
  context.pass(CONNECTION, socketStaysCheck)
  return true
}

/** Checks that the server closes with a documented code, and not with one that only clients send. */
export function judgeCloseCode(context: SocketContext, connection: Connection): void {
  const { ending, isClosedHere } = connection
  const { closeCodes, clientCodes, pointer } = context.contract
  if (ending?.kind !== 'closed' || closeCodes.size === 0) return
  if (clientCodes.has(ending.code) && !isClosedHere) {
    return context.fail(CONNECTION, connection, {
      check: socketCloseCodeCheck,
      rule: `${pointer}/x-close-codes`,
      proposed: true,
      pointer: `/${String(ending.code)}`,
      title: `The server closes with ${String(ending.code)}, a code of the client`,
      explanation: 'The document says that only a client sends this code. Use the code of the real reason.',
    })
  }
  if (PROTOCOL_CODES.has(ending.code)) return
  if (closeCodes.has(ending.code)) return context.pass(CONNECTION, socketCloseCodeCheck)
  context.fail(CONNECTION, connection, {
    check: socketCloseCodeCheck,
    rule: `${pointer}/x-close-codes`,
    proposed: true,
    pointer: `/${String(ending.code)}`,
    title: `The server closes with the undocumented code ${String(ending.code)}`,
    explanation:
      'The app decides by the code whether to reconnect, and reconnects after an unknown one. Use a documented code.',
  })
}

/** Checks that a connection with correct pings stays open for longer than the documented silence. This takes that long. */
export async function judgeIdleConnection(
  context: SocketContext,
  open: () => Promise<Connection | undefined>,
): Promise<void> {
  const { pingEverySeconds, silenceSeconds } = context.contract.heartbeat
  const connection = await open()
  if (!connection) return
  for (let seconds = 0; seconds <= silenceSeconds + pingEverySeconds; seconds += pingEverySeconds) {
    await connection.until(() => connection.ending !== undefined, pingEverySeconds * 1000)
    if (await context.ping(connection)) continue
    context.fail(CONNECTION, connection, {
      check: socketStandingCheck,
      rule: `${context.contract.pointer}/x-heartbeat`,
      title: `A connection that pings every ${String(pingEverySeconds)} s does not stay open`,
      explanation: `It ended, or sent no pong, after ${String(seconds + pingEverySeconds)} s. Check proxies: their idle timeout must be above ${String(silenceSeconds)} s.`,
    })
    return
  }
  context.pass(CONNECTION, socketStandingCheck)
  await connection.leave()
}

/**
 * Ends the session of an open connection by each operation that ends sessions (`x-ends`): the server must close it.
 * @param readUid reads the parameter of the address for a player
 */
export async function judgeEndedSessions(
  context: SocketContext,
  readUid: (player: Player) => Promise<string | undefined>,
): Promise<void> {
  const { pool, contract } = context
  const { context: run, sessions } = pool
  if (!contract.admission.endsWithSession || sessions.main.hasOwnSession === true) return
  for (const operation of run.operations) {
    if (operation.ends === undefined || getExclusionReason(operation, run.config) !== undefined) continue
    // A new player, because the sessions of the others are in use, and their passwords stay.
    const player = (await sessions.fresh()) ?? (operation.ends.sessions === 'own' ? sessions.main : undefined)
    const uid = player && (await readUid(player))
    if (player !== undefined && uid !== undefined) await judgeEndedSession(context, operation, player, uid)
  }
}

async function judgeEndedSession(
  context: SocketContext,
  operation: Operation,
  player: Player,
  uid: string,
): Promise<void> {
  let connection: Connection | undefined
  const sent = await endSession(context.pool, operation, player, async (jar) => {
    const opened = context.dial(uid, jar)
    if ((await context.opened(opened)) && (await context.ping(opened))) connection = opened
  })
  // The sessions that the run uses for this player may be over.
  delete player.jar
  if (connection === undefined) return
  const ended = connection
  if (sent.over !== undefined) {
    await ended.until(() => ended.ending !== undefined, context.times.answerMs)
    if (ended.ending !== undefined) context.pass(CONNECTION, socketSessionCheck)
    else
      context.fail(CONNECTION, ended, {
        check: socketSessionCheck,
        severity: 'critical',
        cause: 'endsWithSession',
        rule: `${context.contract.pointer}/x-admission`,
        proposed: true,
        title: `The connection stays open after ${operation.id}`,
        explanation:
          'Its session has ended, and whoever has the page still gets the messages of the account. Close the connections of a session with it.',
      })
  }
  await ended.leave()
}
