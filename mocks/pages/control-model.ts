import { findGame, RESTING_GAME_ID } from '../data/games.ts'

/** What the control page is made of. Its parts are read again by the page's own script through `/__mock/…`. */
export interface ControlModel {
  /** The id of the world that the page acts on. */
  world: string
  personas: { username: string; password: string; about: string }[]
  operations: { id: string; method: string; path: string; codes: { code: number; name: string }[] }[]
  faults: { operationId: string; times: number; after?: boolean; fault: { kind: string } }[]
  events: string[]
  clockOffsetMs: number
  nonce?: string
}

/** A value that reads as itself and makes something happen; `where` says which field takes it. */
export interface Sentinel {
  where: string
  value: string
  effect: string
}

export const SENTINELS: readonly Sentinel[] = [
  { where: 'Register, username', value: 'takenname', effect: 'The name is taken (usernameTaken).' },
  { where: 'Register, mobile number', value: '9171234567', effect: 'The number is taken (phoneTaken).' },
  { where: 'Deposit, amount', value: '404.00', effect: 'The confirmed payment fails (status 2).' },
  { where: 'Deposit, amount', value: '408.00', effect: 'The confirmed payment times out (status 3).' },
  {
    where: 'Lobby, game',
    value: findGame(RESTING_GAME_ID)?.name ?? RESTING_GAME_ID,
    effect: 'Its provider is down (gameUnavailable).',
  },
]
