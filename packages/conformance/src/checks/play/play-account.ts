import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Player } from '../../config/player.ts'
import { getExclusionReason, NO_LASTING_PLAYER } from '../../context/risk.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import type { CookieJar } from '../../http/cookie-jar.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { findCode, hasCode } from '../../sessions/places.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import { CannotRun } from '../../sessions/sessions.ts'
import { successCheck } from '../whole/success.ts'

/** An account of which nothing else is tried, so that a limit or a break of it harms no other check. */
export class PlayAccount {
  readonly pool: SessionPool
  readonly player: Player
  jar: CookieJar

  private constructor(pool: SessionPool, player: Player, jar: CookieJar) {
    this.pool = pool
    this.player = player
    this.jar = jar
  }

  /** Throws CannotRun if there is no such account. */
  static async take(pool: SessionPool): Promise<PlayAccount> {
    const player = await pool.sessions.takeLasting()
    if (player === undefined) throw new CannotRun(NO_LASTING_PLAYER)
    return new PlayAccount(pool, player, await pool.sessions.getJar(player))
  }

  /** Returns an operation that may be called. Throws CannotRun if there is none. */
  operation(id: string): Operation {
    const { context } = this.pool
    const operation = context.operation(id)
    if (operation === undefined) throw new CannotRun(`it needs ${id}, which the server does not have`)
    const exclusion = getExclusionReason(operation, context.config)
    if (exclusion !== undefined) throw new CannotRun(`it needs ${id}: ${exclusion}`)
    return operation
  }

  /** Sends a request, with its own body or that of the document. */
  async send(id: string, body?: Json): Promise<RequestResult> {
    const operation = this.operation(id)
    const input = await this.pool.inputs.first(operation, this.player)
    return this.sendInput(operation, body === undefined ? input : { ...input, body })
  }

  /** Sends an input. A success of an operation that succeeds with other accounts rarely is noted for the report. */
  async sendInput(operation: Operation, input: RequestInput): Promise<RequestResult> {
    const { context } = this.pool
    const result = await context.send(operation, input, { jar: this.jar })
    if (!isSuccess(result)) return result
    context.ledger.succeed(operation)
    context.ledger.pass(operation, successCheck)
    return result
  }

  /** Sends a request that must succeed before anything can be judged. Throws CannotRun if it does not. */
  async need(id: string, body?: Json): Promise<RequestResult> {
    const result = await this.send(id, body)
    if (!isSuccess(result)) throw new CannotRun(`${id} got ${describeOutcome(result.outcome)}`)
    return result
  }

  /** Opens another session, since the old one may be over. */
  async logInAgain(): Promise<void> {
    this.jar = await this.pool.sessions.another(this.player)
  }
}

export function isSuccess({ outcome }: RequestResult): boolean {
  return outcome.kind === 'success'
}

/** Whether a response is the refusal that an operation documents under a name. */
export function isRefusedWith(result: RequestResult, name: string): boolean {
  return hasCode(result, findCode(result.operation, name))
}
