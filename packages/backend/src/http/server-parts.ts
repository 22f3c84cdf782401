import type { Adapters } from '../adapters/adapters.ts'
import type { Database } from '../database/open-database.ts'
import type { Settings } from '../settings.ts'
import type { Contract } from './contract.ts'

/** What the server is made of. */
export interface ServerParts {
  readonly db: Database
  readonly contract: Contract
  readonly settings: Settings
  readonly adapters: Adapters
}
