import type { components } from '#generated/openapi.d.ts'
import type { SeededRandom } from '../art/random.ts'
import type { Counters } from '../data/counters.ts'
import type { SandboxClock } from './clock.ts'
import type { DomainEvents } from './domain-events.ts'
import type { Account } from './identity/account.ts'
import type { Accounts } from './identity/accounts.ts'
import type { Sessions } from './identity/sessions.ts'
import type { Coupons } from './money/coupons.ts'
import type { Ledger } from './money/ledger.ts'
import type { Prize } from './rewards/prize.ts'

/** What the parts of a sandbox need from it. */
export interface SandboxCore {
  readonly id: string
  readonly features: readonly components['schemas']['Feature'][]
  readonly clock: SandboxClock
  readonly random: SeededRandom
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly events: DomainEvents
  readonly ledger: Ledger
  readonly coupons: Coupons
  push(uid: string, event: string, content: unknown): void
  raise(account: Account, counter: keyof Counters): void
  lower(account: Account, counter: keyof Counters): void
  setCounter(account: Account, counter: keyof Counters, count: number, push: boolean): void
  sendLetter(account: Account, text: string, values?: Record<string, string>, prizes?: readonly Prize[]): void
}
