import * as z from 'zod/mini'
import { type AppStorage, createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'

/** Seconds between two OTPs (section 9 of the specification). */
export const OTP_COOLDOWN_SECONDS = 60

/** The longest wait that the document lets a server ask for, in seconds. */
const MAX_SECONDS = 3600

/** What an OTP is for; each has a wait of its own. */
export type OtpPurpose = 'bind' | 'loginPassword' | 'tradePassword'

const Stored = z.record(z.string(), z.object({ until: z.number(), seconds: z.number() }))
type Stored = z.output<typeof Stored>

export interface OtpCooldownDeps {
  readonly storage: AppStorage
  /** Milliseconds since 1970 by the device's clock, which may be wrong and may be moved. */
  readonly now?: () => number
  /** Milliseconds that only ever go forward while the page lives. */
  readonly steady?: () => number
}

/**
 * How long each kind of OTP must wait (sections 5 and 9 of the specification). While the page lives the wait is counted
 * by a clock that nobody moves. Across reloads its end is kept, and a wait is never longer than it was when it began:
 * a device clock set back by a day does not lock the button for a day.
 */
export class OtpCooldowns {
  readonly #storage: AppStorage
  readonly #now: () => number
  readonly #steady: () => number
  readonly #ends = new Map<OtpPurpose, number>()

  constructor({ storage, now = Date.now, steady = () => performance.now() }: OtpCooldownDeps) {
    this.#storage = storage
    this.#now = now
    this.#steady = steady
  }

  /** Seconds until the next OTP may be sent; not always whole, 0 when it may be now. */
  secondsLeft(purpose: OtpPurpose): number {
    const end = this.#ends.get(purpose) ?? this.#restore(purpose)
    return Math.max(0, (end - this.#steady()) / 1000)
  }

  /** An OTP was sent. `seconds`: what the server asks for; less than the stated wait does not count. */
  start(purpose: OtpPurpose, seconds: number): void {
    const wait = Math.min(Math.max(seconds, OTP_COOLDOWN_SECONDS), MAX_SECONDS)
    this.#ends.set(purpose, this.#steady() + wait * 1000)
    const stored = { ...this.#stored(), [purpose]: { until: this.#now() + wait * 1000, seconds: wait } }
    this.#storage.set(STORAGE_KEYS.otpCooldowns, stored, MAX_SECONDS)
  }

  #restore(purpose: OtpPurpose): number {
    const { until = 0, seconds = 0 } = this.#stored()[purpose] ?? {}
    const left = Math.min(until - this.#now(), Math.min(seconds, MAX_SECONDS) * 1000)
    const end = this.#steady() + Math.max(0, left)
    this.#ends.set(purpose, end)
    return end
  }

  #stored(): Stored {
    return this.#storage.get(STORAGE_KEYS.otpCooldowns, (value) => Stored.safeParse(value).data) ?? {}
  }
}

/** The waits on this device. */
export const otpCooldowns = new OtpCooldowns({ storage: createStorage() })
