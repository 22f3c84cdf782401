import * as z from 'zod/mini'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import type { DeferredStore, PlayerStoreDeps } from '#src/stores/deferred-stores.ts'
import { readReturnPath } from './return-path.ts'
import { ROUTES } from './route-names.ts'

const Stored = z.object({
  uid: z.string(),
  id: z.string(),
  name: z.string(),
  path: z.string(),
  entry: z.optional(z.string()),
})
type Stored = z.output<typeof Stored>

/** Seconds for which a game that was left is offered. */
const LIFETIME_S = 1800

/** A game that the player left for a deposit. */
export interface LeftGame {
  readonly id: string
  readonly name: string
}

/** Where a game was open: the router's location. */
export interface GamePlace {
  readonly pathname: string
  readonly searchStr: string
  readonly state: { readonly __TSR_key?: string | undefined }
}

function readStored(value: unknown): Stored | undefined {
  const stored = Stored.safeParse(value).data
  return stored && readReturnPath(stored.path) === stored.path ? stored : undefined
}

/** The game that a player left for a deposit, on the device: the deposit leads back to it, also after a reload. */
export class LeftGameStore implements DeferredStore {
  readonly #storage: AppStorage
  readonly #session: PlayerStoreDeps['session']

  constructor({ storage, session }: PlayerStoreDeps) {
    this.#storage = storage
    this.#session = session
  }

  get game(): LeftGame | undefined {
    return this.#stored()
  }

  /** The address that opens the game again, over the list that it was opened from. */
  get returnPath(): string | undefined {
    const stored = this.#stored()
    if (!stored) return undefined
    const { pathname, search } = new URL(stored.path, 'https://own.invalid')
    // The help page opens no game by its address.
    const isList = pathname !== ROUTES.helpSlot
    const query = new URLSearchParams(isList ? search : '')
    query.set('play', stored.id)
    return `${isList ? pathname : ROUTES.game}?${query.toString()}`
  }

  /** The player leaves a game for a deposit. */
  keep({ id, name }: LeftGame, { pathname, searchStr, state }: GamePlace): void {
    const { uid } = this.#session
    if (uid === null) return
    const stored: Stored = { uid, id, name, path: pathname + searchStr, entry: state.__TSR_key }
    this.#storage.set(STORAGE_KEYS.leftGame, stored, LIFETIME_S)
  }

  /** The game, if the player has gone Back to the history entry that it was open over. Only once. */
  takeBackFrom({ state }: Pick<GamePlace, 'state'>): LeftGame | undefined {
    const stored = this.#stored()
    if (stored?.entry === undefined || stored.entry !== state.__TSR_key) return undefined
    const { entry: _entry, ...rest } = stored
    this.#storage.set(STORAGE_KEYS.leftGame, rest, LIFETIME_S)
    return stored
  }

  /** A game is open again. */
  forget(): void {
    this.#storage.remove(STORAGE_KEYS.leftGame)
  }

  resetPlayer(): void {}

  #stored(): Stored | undefined {
    const stored = this.#storage.get(STORAGE_KEYS.leftGame, readStored)
    return stored?.uid === this.#session.uid ? stored : undefined
  }
}
