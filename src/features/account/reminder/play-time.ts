import * as z from 'zod/mini'
import { type AppStorage, createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'

/** Seconds without a sign of the player after which playing begins anew: that was a break. */
const BREAK_SECONDS = 900

const Stored = z.object({ since: z.number(), remindedAt: z.number() })
type Stored = z.output<typeof Stored>

/**
 * How long the player has been playing, by the device's clock. It is kept across reloads, or a reload would be a way
 * around the reminder; no sign of life for a quarter of an hour ends it.
 */
export class PlayTime {
  readonly #storage: AppStorage
  readonly #now: () => number

  constructor(storage: AppStorage, now: () => number = Date.now) {
    this.#storage = storage
    this.#now = now
  }

  /**
   * The player is there. Call it every now and then, more often than a break is long.
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

  /** A break, or another player: playing begins anew. */
  restart(): void {
    this.#storage.remove(STORAGE_KEYS.playingSince)
  }

  #read(now: number): Stored {
    const stored = this.#storage.get(STORAGE_KEYS.playingSince, (value) => Stored.safeParse(value).data)
    // What begins in the future was written before the clock was set back.
    return stored && stored.remindedAt <= now ? stored : { since: now, remindedAt: now }
  }

  #keep(stored: Stored): void {
    this.#storage.set(STORAGE_KEYS.playingSince, stored, BREAK_SECONDS)
  }
}

/** The time played on this device. */
export const playTime = new PlayTime(createStorage())
