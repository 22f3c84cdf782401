import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { type Persona, PERSONA_PASSWORD, type PersonaName, PERSONAS } from '../data/personas.ts'
import type { Account } from './identity/account.ts'
import { Sandbox } from './sandbox.ts'
import type { Scenario } from './scenarios.ts'
import { seedGames } from './seeds/games.ts'
import { seedInbox } from './seeds/inbox.ts'
import { seedLedger } from './seeds/ledger.ts'
import { seedMoney } from './seeds/money.ts'
import { seedResponsible } from './seeds/responsible.ts'
import { seedRewards } from './seeds/rewards.ts'
import type { Seed } from './seeds/seed.ts'

const PASSWORD_HASH = hashPassword(PERSONA_PASSWORD)

/**
 * The personas' data, one function for each domain, in this order; the ledger comes last. Each has its own file under
 * `seeds`.
 */
const SEEDS: readonly Seed[] = [seedMoney, seedGames, seedResponsible, seedInbox, seedRewards, seedLedger]

/** Creates the personas of a new sandbox with their data. */
function addPersonas(sandbox: Sandbox): void {
  const now = sandbox.clock.now()
  const players = PERSONAS.map(({ username, age, seed }: Persona): [string, Account] => [
    username,
    sandbox.accounts.add({ ...seed, username, passwordHash: PASSWORD_HASH, createdAt: now - age }),
  ])
  for (const seed of SEEDS) seed(sandbox, Object.fromEntries(players) as Record<PersonaName, Account>)
}

/** Creates a sandbox with the personas and their history. `now` returns real time in milliseconds. */
export function beginSandbox(id: string, now: () => number, scenario?: Scenario): Sandbox {
  const sandbox = new Sandbox(id, now, scenario)
  addPersonas(sandbox)
  return sandbox
}
