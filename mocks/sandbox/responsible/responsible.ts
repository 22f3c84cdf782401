import type { Recharges } from '../money/recharges.ts'
import type { Withdrawals } from '../money/withdrawals.ts'
import type { SandboxCore } from '../sandbox-core.ts'
import { Limits } from './limits.ts'
import { Pauses } from './pauses.ts'
import { PlaySessions } from './play-sessions.ts'
import { PlayTimes } from './play-times.ts'
import { Statements } from './statements.ts'

/** Responsible play in a sandbox: limits, breaks, sessions of play and statements. */
export class Responsible {
  readonly times: PlayTimes
  readonly sessions: PlaySessions
  readonly pauses: Pauses
  readonly limits: Limits
  readonly statements: Statements

  constructor(sandbox: SandboxCore, recharges: Recharges, withdrawals: Withdrawals) {
    this.times = new PlayTimes(sandbox)
    this.sessions = new PlaySessions(sandbox)
    this.pauses = new Pauses(sandbox, (account) => this.sessions.end(account))
    this.limits = new Limits(sandbox, recharges, this.times, this.pauses)
    this.statements = new Statements(sandbox, recharges, withdrawals, this.times)
  }
}
