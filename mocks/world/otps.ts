import { BoundedMap } from './bounded-map.ts'
import { MINUTE_MS, SECOND_MS } from './time.ts'
import type { WorldCore } from './world-core.ts'

/** What every OTP of the mock is; no SMS is sent. */
export const MOCK_OTP = '123456'
/** Seconds between two OTPs to one number for one purpose (section 9 of the specification). */
export const OTP_COOLDOWN_SECONDS = 60

const OTP_LIFETIME_MS = 5 * MINUTE_MS
const MAX_SENT = 5_000

/** What an OTP is for; one for one purpose opens no other. */
export type OtpPurpose = 'bind' | 'loginPassword' | 'tradePassword'

/** How an OTP that a player typed was found. */
export type OtpVerdict = 'right' | 'wrong' | 'expired'

interface SentOtp {
  sentAt: number
  /** The uid of the player that it was sent for; undefined where the number is nobody's. */
  uid: string | undefined
  used: boolean
}

/** The OTPs that a world has sent, the last one for each number and purpose. */
export class Otps {
  readonly #world: WorldCore
  readonly #sent = new BoundedMap<SentOtp>(MAX_SENT)

  constructor(world: WorldCore) {
    this.#world = world
  }

  /** Sends an OTP to a number on behalf of a player. False, and nothing sent, within 60 s of the last. */
  send(purpose: OtpPurpose, phone: string, uid: string | undefined): boolean {
    const now = this.#world.clock.now()
    const last = this.#sent.get(`${purpose} ${phone}`)
    if (last !== undefined && now < last.sentAt + OTP_COOLDOWN_SECONDS * SECOND_MS) return false
    this.#sent.set(`${purpose} ${phone}`, { sentAt: now, uid, used: false })
    return true
  }

  /** Looks at an OTP that a player typed, and uses nothing up. It is good for five minutes, once, for that player. */
  check(purpose: OtpPurpose, phone: string, uid: string | undefined, typed: string): OtpVerdict {
    const sent = this.#sent.get(`${purpose} ${phone}`)
    if (sent === undefined || sent.used || uid === undefined || sent.uid !== uid || typed !== MOCK_OTP) return 'wrong'
    return this.#world.clock.now() < sent.sentAt + OTP_LIFETIME_MS ? 'right' : 'expired'
  }

  /** Uses an OTP up; the time until the next one goes on. */
  use(purpose: OtpPurpose, phone: string): void {
    const sent = this.#sent.get(`${purpose} ${phone}`)
    if (sent !== undefined) sent.used = true
  }
}
