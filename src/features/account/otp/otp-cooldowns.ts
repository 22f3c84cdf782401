import * as z from 'zod/mini'
import { type AppStorage, createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'

/** Seconds between two OTPs (section 9 of the specification). */
export const OTP_COOLDOWN_SECONDS = 60

/** The longest wait that the document lets a server ask for, in seconds. */
const MAX_SECONDS = 3600

/** What an OTP is for; each has a wait of its own. */
export type OtpPurpose = 'bind' | 'loginPassword' | 'tradePassword'

/** Whom it is for. A forgotten login password is a visitor's: its wait is the device's, whoever is logged in. */
function waitOf(purpose: OtpPurpose, uid: string | null): string {
  return purpose === 'loginPassword' ? purpose : `${purpose} ${uid ?? ''}`
}

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
 * How long each kind of OTP must wait (sections 5 and 9 of the specification), for each player of this device: who logs
 * in next waits for nothing that another was sent. While the page lives the wait is counted by a clock that nobody
 * moves. Across reloads its end is kept, and a wait is never longer than it was when it began: a device clock set back
 * by a day does not lock the button for a day.
 */
export class OtpCooldowns {
  readonly #storage: AppStorage
  readonly #now: () => number
  readonly #steady: () => number
  readonly #ends = new Map<string, number>()

  constructor({ storage, now = Date.now, steady = () => performance.now() }: OtpCooldownDeps) {
    this.#storage = storage
    this.#now = now
    this.#steady = steady
  }

  /** Seconds until the next OTP may be sent; not always whole, 0 when it may be now. `uid`: who is logged in. */
  secondsLeft(purpose: OtpPurpose, uid: string | null): number {
    const wait = waitOf(purpose, uid)
    const end = this.#ends.get(wait) ?? this.#restore(wait)
    return Math.max(0, (end - this.#steady()) / 1000)
  }

  /** An OTP was sent. `asked`: what the server asks for, in seconds; less than the stated wait does not count. */
  start(purpose: OtpPurpose, uid: string | null, asked: number): void {
    const wait = waitOf(purpose, uid)
    const seconds = Math.min(Math.max(asked, OTP_COOLDOWN_SECONDS), MAX_SECONDS)
    this.#ends.set(wait, this.#steady() + seconds * 1000)
    // A wait that is over is of no use, and names a player who may be gone.
    const others = Object.entries(this.#stored()).filter(([, { until }]) => until > this.#now())
    const stored = { ...Object.fromEntries(others), [wait]: { until: this.#now() + seconds * 1000, seconds } }
    this.#storage.set(STORAGE_KEYS.otpCooldowns, stored, MAX_SECONDS)
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

/** The waits on this device. */
export const otpCooldowns = new OtpCooldowns({ storage: createStorage() })
