import { makeAutoObservable } from 'mobx'
import { foldText } from '#src/lib/fold-text.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import type { DeferredStore, StoreDeps } from '#src/stores/deferred-stores.ts'

/** The most words that are kept. */
export const MAX_WORDS = 20

function readWords(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.filter((word): word is string => typeof word === 'string' && word !== '').slice(0, MAX_WORDS)
}

/** The words searched for on this device, newest first. They belong to the device and outlive the session. */
export class SearchHistory implements DeferredStore {
  words: readonly string[]
  readonly #storage: AppStorage

  constructor({ storage }: StoreDeps) {
    this.#storage = storage
    this.words = this.#read()
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Puts a word first; one that differs only in case or accents is replaced. */
  add(word: string): void {
    const others = this.#read().filter((one) => foldText(one) !== foldText(word))
    this.#keep([word, ...others].slice(0, MAX_WORDS))
  }

  remove(word: string): void {
    this.#keep(this.#read().filter((one) => one !== word))
  }

  clear(): void {
    this.#keep([])
  }

  resetPlayer(): void {
    // Kept for the device.
  }

  /** As stored: another tab may have changed them. */
  #read(): readonly string[] {
    return this.#storage.get(STORAGE_KEYS.searchHistory, readWords) ?? []
  }

  #keep(words: readonly string[]): void {
    this.words = words
    this.#storage.set(STORAGE_KEYS.searchHistory, words, null)
  }
}
