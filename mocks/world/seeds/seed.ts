import type { PersonaName } from '../../data/personas.ts'
import type { Account } from '../account.ts'
import type { World } from '../world.ts'

/**
 * Gives the players of a fresh world one domain's data. It runs once, before anybody is connected; it draws chance
 * from `world.random` and takes times from `world.clock`, so that the same world begins the same way again. The
 * persona `emptylists` gets nothing.
 */
export type Seed = (world: World, players: Readonly<Record<PersonaName, Account>>) => void
