import { PERSONAS, PERSONA_PASSWORD, type Persona, type PersonaName } from '../data/personas.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import type { Account } from './identity/account.ts'
import { seedGames } from './seeds/games.ts'
import { seedInbox } from './seeds/inbox.ts'
import { seedLedger } from './seeds/ledger.ts'
import { seedMoney } from './seeds/money.ts'
import { seedRewards } from './seeds/rewards.ts'
import type { Seed } from './seeds/seed.ts'
import type { Sandbox } from './sandbox.ts'

const PASSWORD_HASH = hashPassword(PERSONA_PASSWORD)

/**
 * The personas' data, one function for each domain, in this order; the ledger comes last. Each has its own file under
 * `seeds`.
 */
const SEEDS: readonly Seed[] = [seedMoney, seedGames, seedInbox, seedRewards, seedLedger]

/** Creates the personas of a new sandbox with their data. */
export function addPersonas(sandbox: Sandbox): void {
  const now = sandbox.clock.now()
  const players = PERSONAS.map(({ username, age, seed }: Persona): [string, Account] => [
    username,
    sandbox.accounts.add({ ...seed, username, passwordHash: PASSWORD_HASH, createdAt: now - age }),
  ])
  for (const seed of SEEDS) seed(sandbox, Object.fromEntries(players) as Record<PersonaName, Account>)
}
