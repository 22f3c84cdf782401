import * as z from 'zod/mini'
import { Game } from '#generated/http/schemas/game.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import type { DeferredStore, StoreDeps } from '#src/stores/deferred-stores.ts'

/** Hearts of a visitor are pressed one by one, each with its dialog: more are not by hand. */
const MAX_PENDING = 20

/** What a heart needs to know of its game. */
const HeartGame = z.pick(Game, { id: true, name: true })
type HeartGame = z.output<typeof HeartGame>

const HeartGames = z.array(HeartGame)

/**
 * The games whose heart a visitor pressed, until the next login, for a day: a reload, a sign-up or a forgotten password may
 * come first. It holds nothing of a player, and belongs to none.
 */
export class PendingFavorites implements DeferredStore {
  readonly #storage: AppStorage

  constructor({ storage }: StoreDeps) {
    this.#storage = storage
  }

  get games(): readonly HeartGame[] {
    return this.#storage.get(STORAGE_KEYS.pendingFavorites, (value) => HeartGames.safeParse(value).data) ?? []
  }

  remember({ id, name }: HeartGame): void {
    this.#store([...this.#without(id), { id, name }].slice(-MAX_PENDING))
  }

  /** The visitor does not want to log in for it. */
  forget(gameId: string): void {
    this.#store(this.#without(gameId))
  }

  /** The games, once: another tab of the same login gets none. */
  take(): readonly HeartGame[] {
    const { games } = this
    this.#store([])
    return games
  }

  resetPlayer(): void {}

  #without(gameId: string): readonly HeartGame[] {
    return this.games.filter(({ id }) => id !== gameId)
  }

  #store(games: readonly HeartGame[]): void {
    if (games.length > 0) this.#storage.set(STORAGE_KEYS.pendingFavorites, games)
    else this.#storage.remove(STORAGE_KEYS.pendingFavorites)
  }
}
