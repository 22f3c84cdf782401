import * as z from 'zod/mini'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import type { DeferredStore, StoreDeps } from '#src/stores/deferred-stores.ts'

/** Seconds between two OTPs. */
export const OTP_COOLDOWN_SECONDS = 60

/** The longest wait that the document allows, in seconds. */
const MAX_SECONDS = 3600

/** The purpose of an OTP; each has its own wait. */
export type OtpPurpose = 'bind' | 'loginPassword' | 'tradePassword'

/**
 * The key of a wait. A forgotten login password is a visitor's: its wait belongs to the device, whoever is logged in.
 */
function getWaitKey(purpose: OtpPurpose, uid: string | null): string {
  return purpose === 'loginPassword' ? purpose : `${purpose} ${uid ?? ''}`
}

const Stored = z.record(z.string(), z.object({ until: z.number(), seconds: z.number() }))
type Stored = z.output<typeof Stored>

export interface OtpCooldownDeps extends StoreDeps {
  /** Milliseconds since 1970 by the device's clock, which may be wrong or changed. */
  readonly now?: () => number
  /** Monotonic milliseconds while the page lives. */
  readonly steady?: () => number
}

/**
 * The OTP waits of each purpose and player. A monotonic clock counts while the page lives. Across reloads the end is
 * stored, but no wait exceeds its initial length: a device clock set back must not lock the button.
 */
export class OtpCooldowns implements DeferredStore {
  readonly #storage: AppStorage
  readonly #now: () => number
  readonly #steady: () => number
  readonly #ends = new Map<string, number>()

  constructor({ storage, now = Date.now, steady = () => performance.now() }: OtpCooldownDeps) {
    this.#storage = storage
    this.#now = now
    this.#steady = steady
  }

  /** Seconds until the next OTP may be sent; may be fractional, 0 if now. `uid`: who is logged in. */
  secondsLeft(purpose: OtpPurpose, uid: string | null): number {
    const wait = getWaitKey(purpose, uid)
    const end = this.#ends.get(wait) ?? this.#restore(wait)
    return Math.max(0, (end - this.#steady()) / 1000)
  }

  /** An OTP was sent. `asked`: the server's wait in seconds; at least the stated one applies. */
  start(purpose: OtpPurpose, uid: string | null, asked: number): void {
    const wait = getWaitKey(purpose, uid)
    const seconds = Math.min(Math.max(asked, OTP_COOLDOWN_SECONDS), MAX_SECONDS)
    this.#ends.set(wait, this.#steady() + seconds * 1000)
    // Drop expired waits, which identify players who may be gone.
    const others = Object.entries(this.#stored()).filter(([, { until }]) => until > this.#now())
    const stored = { ...Object.fromEntries(others), [wait]: { until: this.#now() + seconds * 1000, seconds } }
    this.#storage.set(STORAGE_KEYS.otpCooldowns, stored, MAX_SECONDS)
  }

  /** Waits are kept per player. */
  resetPlayer(): void {
    // Nothing ends with the session.
  }

  #restore(wait: string): number {
    const { until = 0, seconds = 0 } = this.#stored()[wait] ?? {}
    const left = Math.min(until - this.#now(), Math.min(seconds, MAX_SECONDS) * 1000)
    const end = this.#steady() + Math.max(0, left)
    this.#ends.set(wait, end)
    return end
  }

  #stored(): Stored {
    return this.#storage.get(STORAGE_KEYS.otpCooldowns, (value) => Stored.safeParse(value).data) ?? {}
  }
}
