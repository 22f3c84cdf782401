import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { runChecks } from '../../checks/run-checks.ts'
import type { Player } from '../../config/player.ts'
import { getExclusionReason } from '../../context/risk.ts'
import { endSession } from '../../sessions/end-session.ts'
import type { Connection } from '../../socket/connection.ts'
import type { SocketRun } from './socket-run.ts'

/** Ends the session of an open connection by each operation that ends sessions (`x-ends`): the server must close it. */
export async function runEndedSessions(run: SocketRun): Promise<void> {
  const { pool, contract } = run.context
  const { context, sessions } = pool
  if (!contract.admission.endsWithSession || sessions.main.hasOwnSession === true) return
  for (const operation of context.operations) {
    if (operation.ends === undefined || getExclusionReason(operation, context.config) !== undefined) continue
    // A new player, because the sessions of the others are in use, and their passwords stay.
    const player = (await sessions.fresh()) ?? (operation.ends.sessions === 'own' ? sessions.main : undefined)
    if (player !== undefined) await runEndedSession(run, operation, player)
  }
}

async function runEndedSession({ context, operation }: SocketRun, endedBy: Operation, player: Player): Promise<void> {
  const uid = await context.readUid(player)
  if (uid === undefined) return
  let opened: Connection | undefined
  const sent = await endSession(context.pool, endedBy, player, async (jar) => {
    const connection = context.dial(uid, jar)
    if ((await context.waitUntilOpen(connection)) && (await context.ping(connection))) opened = connection
  })
  // The sessions that the run uses for this player may be over.
  delete player.jar
  if (opened === undefined) return
  const connection = opened
  if (sent.over !== undefined) {
    await connection.waitUntil(() => connection.ending !== undefined, context.times.answerMs)
    await runChecks('endedSession', { context, operation, connection, endedBy })
  }
  await connection.leave()
}
