import * as z from 'zod/mini'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import type { DeferredStore, StoreDeps } from '#src/stores/deferred-stores.ts'

/** Seconds without activity that count as a break. */
const BREAK_SECONDS = 900

const Stored = z.object({ since: z.number(), remindedAt: z.number() })
type Stored = z.output<typeof Stored>

/**
 * How long the player has been playing, by the device's clock. Stored across reloads, which would otherwise avoid the
 * reminder; 15 minutes without activity end it.
 */
export class PlayTime implements DeferredStore {
  readonly #storage: AppStorage
  readonly #now: () => number

  constructor({ storage, now = Date.now }: StoreDeps & { readonly now?: () => number }) {
    this.#storage = storage
    this.#now = now
  }

  /**
   * The player is active. Call it more often than a break is long.
   * @param every minutes between two reminders
   * @returns whole minutes played when a reminder is due, else null
   */
  beat(every: number): number | null {
    const now = this.#now()
    const { since, remindedAt } = this.#read(now)
    const isDue = now - remindedAt >= every * 60_000
    this.#keep({ since, remindedAt: isDue ? now : remindedAt })
    return isDue ? Math.floor((now - since) / 60_000) : null
  }

  /** A break, or another player: counting restarts. */
  restart(): void {
    this.#storage.remove(STORAGE_KEYS.playingSince)
  }

  /** The reminder itself restarts when the player leaves. */
  resetPlayer(): void {
    // Nothing ends with the session.
  }

  #read(now: number): Stored {
    const stored = this.#storage.get(STORAGE_KEYS.playingSince, (value) => Stored.safeParse(value).data)
    // A start in the future was stored before the clock was set back.
    return stored && stored.remindedAt <= now ? stored : { since: now, remindedAt: now }
  }

  #keep(stored: Stored): void {
    this.#storage.set(STORAGE_KEYS.playingSince, stored, BREAK_SECONDS)
  }
}
