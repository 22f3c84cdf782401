import type { PersonaName } from '../../data/personas.ts'
import type { Account } from '../identity/account.ts'
import type { Sandbox } from '../sandbox.ts'

/**
 * Adds one domain's data to the players of a new sandbox. It runs once, before any connection. It uses `sandbox.random`
 * and `sandbox.clock`, so that the same sandbox always starts the same. The persona `emptylists` gets nothing.
 */
export type Seed = (sandbox: Sandbox, players: Readonly<Record<PersonaName, Account>>) => void
