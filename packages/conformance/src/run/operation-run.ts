import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Candidate } from '../cases/candidate.ts'
import type { Case } from '../cases/case.ts'
import type { Player } from '../config/player.ts'
import type { RunContext } from '../context/run-context.ts'
import { CookieJar } from '../http/cookie-jar.ts'
import type { RequestInput, RequestResult } from '../http/request-result.ts'
import type { JarOf, SessionPool } from '../sessions/session-pool.ts'

/** One operation on its way through the phases of a run: who sends what, and what came back. */
export class OperationRun {
  readonly context: RunContext
  readonly pool: SessionPool
  readonly operation: Operation
  readonly getJar: JarOf
  player: Player
  /** The input that may succeed, or has. The first phase sets these three, and the response a phase that gets one. */
  used!: Candidate
  input!: RequestInput
  jar!: CookieJar
  result!: RequestResult
  /** The variants of a write's first input. */
  variants: readonly Case[] = []
  /** A variant that was refused. */
  refused: Case | undefined
  /** Whether no further phase can be prepared: there is no input, or none has succeeded. */
  isOver = true

  constructor(pool: SessionPool, operation: Operation, player: Player) {
    this.context = pool.context
    this.pool = pool
    this.operation = operation
    this.player = player
    this.getJar = (owner) => getJar(pool, operation, owner)
  }

  /** Goes on with an input, and the response to it if it was sent. */
  async use(used: Candidate, result?: RequestResult): Promise<void> {
    this.used = used
    this.input = used.input
    this.player = used.player
    this.jar = await this.getJar(used.player)
    if (result !== undefined) this.result = result
    this.isOver = false
  }
}

/** Returns a player's cookies for an operation; an empty jar if it needs no session. One that ends sessions gets a new one each time. */
function getJar({ sessions }: SessionPool, operation: Operation, player: Player): Promise<CookieJar> {
  if (!operation.needsSession) return Promise.resolve(new CookieJar())
  const endsSession = operation.effect === 'session' && operation.body === undefined
  return endsSession ? sessions.another(player) : sessions.getJar(player)
}

/** Sends a variant of a request. */
export function sendCase(
  { context, operation }: Pick<OperationRun, 'context' | 'operation'>,
  { input, raw, method }: Case,
  jar: CookieJar,
): Promise<RequestResult> {
  return context.send(operation, input, { jar, raw, method })
}

/** Returns the first input that may succeed, such as a newly prepared deposit. */
export async function findInput(
  { candidates }: SessionPool,
  operation: Operation,
  player: Player,
): Promise<Candidate | undefined> {
  for await (const candidate of candidates.of(operation, player)) return candidate
  return undefined
}
