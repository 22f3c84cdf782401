import type { SeededRandom } from '../art/random.ts'
import type { Account, Counters } from './account.ts'
import type { Accounts } from './accounts.ts'
import type { WorldClock } from './clock.ts'
import type { Sessions } from './sessions.ts'

/** What the parts of a world need of it. */
export interface WorldCore {
  readonly id: string
  readonly clock: WorldClock
  readonly random: SeededRandom
  readonly accounts: Accounts
  readonly sessions: Sessions
  raise(account: Account, counter: keyof Counters): void
  sendLetter(account: Account, text: string, values?: Record<string, string>): void
}
