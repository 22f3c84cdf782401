import * as z from 'zod/mini'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import type { DeferredStore, PlayerStoreDeps } from '#src/stores/deferred-stores.ts'

const Attempts = z.object({ uid: z.string(), codes: z.array(z.string()) })

/** Maximum number of remembered codes without a verdict; older ones are dropped. */
const MAX_CODES = 5

/** A code that was not redeemed is worth money, so only its hash is kept. Upper and lower case count as the same code. */
const toHash = (code: string) => hashPassword(code.toUpperCase())

/**
 * The codes that the player has sent and whose result is not known: a reload keeps them, a logout or the next day does not.
 */
export class RedeemAttempts implements DeferredStore {
  readonly #storage: AppStorage
  readonly #session: PlayerStoreDeps['session']

  constructor({ storage, session }: PlayerStoreDeps) {
    this.#storage = storage
    this.#session = session
  }

  /** Whether the result of a code, or of any, is not known. */
  has(code?: string): boolean {
    const codes = this.#read()
    return code === undefined ? codes.length > 0 : codes.includes(toHash(code))
  }

  /** The code is about to be sent. */
  begin(code: string): void {
    this.#write([...this.#without(code), toHash(code)].slice(-MAX_CODES))
  }

  /** The result is known. */
  end(code: string): void {
    this.#write(this.#without(code))
  }

  resetPlayer(): void {}

  #without(code: string): readonly string[] {
    const hash = toHash(code)
    return this.#read().filter((one) => one !== hash)
  }

  #read(): readonly string[] {
    const kept = this.#storage.get(STORAGE_KEYS.redeemAttempts, (value) => Attempts.safeParse(value).data)
    return kept !== undefined && kept.uid === this.#session.uid ? kept.codes : []
  }

  #write(codes: readonly string[]): void {
    if (codes.length === 0) this.#storage.remove(STORAGE_KEYS.redeemAttempts)
    else this.#storage.set(STORAGE_KEYS.redeemAttempts, { uid: this.#session.uid, codes })
  }
}
