import { runChecks } from '../../checks/run-checks.ts'
import { TWO_PLAYERS } from '../../checks/whole/advice.ts'
import type { CookieJar } from '../../http/cookie-jar.ts'
import { markUntested, tryPhase, type SocketRun } from './socket-run.ts'

/** A client that the server must refuse. */
interface Intruder {
  readonly phase: 'visitor' | 'foreignPage' | 'otherPlayer'
  readonly who: string
  readonly uid: string
  readonly jar: CookieJar | undefined
  readonly headers?: { [name: string]: string }
  readonly code: number | undefined
}

const FOREIGN_ORIGIN = 'https://foreign.example'

/** Connects as clients that are not the player. */
export async function runIntruders(run: SocketRun): Promise<void> {
  const { context, uid, jar } = run
  const { refusedSession, refusedUid } = context.contract.admission
  const otherUid = await readOtherUid(run)
  const intruders: Intruder[] = [
    { phase: 'visitor', who: 'a visitor without a session', uid, jar: undefined, code: refusedSession },
    { phase: 'visitor', who: 'an invalid session', uid, jar: jar.spoiled(), code: refusedSession },
    {
      phase: 'foreignPage',
      who: 'a page of another origin',
      uid,
      jar,
      headers: { origin: FOREIGN_ORIGIN },
      code: undefined,
    },
  ]
  if (otherUid === undefined) markUntested(run, 'otherPlayer', TWO_PLAYERS)
  else
    intruders.push({
      phase: 'otherPlayer',
      who: 'a player with another player’s uid',
      uid: otherUid,
      jar,
      code: refusedUid,
    })
  for (const intruder of intruders) await tryPhase(context, intruder.phase, () => runIntruder(run, intruder))
}

async function runIntruder({ context, operation }: SocketRun, intruder: Intruder): Promise<void> {
  const { phase, who, uid, jar, headers, code } = intruder
  const connection = context.dial(uid, jar, headers)
  await context.waitUntilOpen(connection)
  // A pong proves admission. A refusal may take as long as any response.
  const isIn = connection.isOpen && (await context.ping(connection))
  if (!isIn) await connection.waitUntil(() => connection.ending !== undefined, context.times.answerMs)
  await runChecks(phase, { context, operation, connection, who, isIn, code })
  await connection.leave()
}

async function readOtherUid({ context, player }: SocketRun): Promise<string | undefined> {
  const other = context.pool.sessions.players.find((candidate) => candidate !== player && !candidate.isFresh)
  return other && context.contract.parameter ? context.readUid(other) : undefined
}
