import type { SocketPhases } from '../../checks/socket/phases.ts'
import { tryCheck } from '../../checks/run-checks.ts'
import { allCheck } from '../../checks/whole/all.ts'
import type { Player } from '../../config/player.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { CookieJar } from '../../http/cookie-jar.ts'
import type { Connection } from '../../socket/connection.ts'
import type { SocketContext } from '../../socket/socket-context.ts'
import { CONNECTION } from '../../socket/socket-ledger.ts'

/** What the parts of a socket's run share. */
export interface SocketRun {
  readonly context: SocketContext
  /** The connection, as reports name it. */
  readonly operation: Operation
  readonly player: Player
  /** The parameter of the player's address. */
  readonly uid: string
  readonly jar: CookieJar
  /** The sockets of other players, open meanwhile. */
  readonly others: { judge(again: () => Promise<unknown>): Promise<void> }
  /** Connects as the player. Returns undefined if the server refuses. */
  open(): Promise<Connection | undefined>
}

/** Prepares a phase and runs its checks. An exception of the preparation costs the first of them. */
export function tryPhase<Done>(
  context: SocketContext,
  phase: keyof SocketPhases,
  work: () => Promise<Done>,
  id = CONNECTION,
): Promise<Done | undefined> {
  const [check = allCheck] = context.getChecks(phase)
  return tryCheck<Done>(context.ledger, context.getEntry(id), check, work)
}

/** Marks the checks of a phase for which there is no occasion. */
export function markUntested(
  { context, operation }: SocketRun,
  phase: keyof SocketPhases,
  reason: string,
  byChoice = false,
): void {
  for (const check of context.getChecks(phase)) context.ledger.markInconclusive(operation, check, reason, byChoice)
}
