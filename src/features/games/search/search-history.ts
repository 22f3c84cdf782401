import { makeAutoObservable, observableRef } from 'mobx'
import * as z from 'zod/mini'
import { foldText } from '#src/lib/fold-text.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import type { DeferredStore, PlayerStoreDeps } from '#src/stores/deferred-stores.ts'

/** Maximum number of words kept. */
export const MAX_WORDS = 20

/** By uid; a visitor's under ''. */
const Stored = z.record(z.string(), z.array(z.string()))
type Stored = Readonly<z.output<typeof Stored>>

/** The words that the player, or a visitor, searched for on this device, newest first. They outlive the session. */
export class SearchHistory implements DeferredStore {
  all: Stored
  readonly #storage: AppStorage
  readonly #session: PlayerStoreDeps['session']

  constructor({ storage, session }: PlayerStoreDeps) {
    this.#storage = storage
    this.#session = session
    this.all = this.#read()
    makeAutoObservable(this, { all: observableRef }, { autoBind: true })
  }

  get words(): readonly string[] {
    return this.all[this.#session.uid ?? ''] ?? []
  }

  /** Puts a word first; one that differs only in case or accents is replaced. */
  add(word: string): void {
    const isOther = (one: string) => foldText(one) !== foldText(word)
    this.#change((words) => [word, ...words.filter((one) => isOther(one))].slice(0, MAX_WORDS))
  }

  remove(word: string): void {
    this.#change((words) => words.filter((one) => one !== word))
  }

  clear(): void {
    this.#change(() => [])
  }

  resetPlayer(): void {
    // Kept for each player.
  }

  /** As stored: another tab may have changed them. */
  #read(): Stored {
    return this.#storage.get(STORAGE_KEYS.searchHistory, (value) => Stored.safeParse(value).data) ?? {}
  }

  #change(change: (words: readonly string[]) => string[]): void {
    const all = this.#read()
    const player = this.#session.uid ?? ''
    this.all = { ...all, [player]: change(all[player] ?? []) }
    this.#storage.set(STORAGE_KEYS.searchHistory, this.all, null)
  }
}
