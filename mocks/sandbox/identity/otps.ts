import { BoundedMap } from '../../lib/bounded-map.ts'
import { MINUTE_MS, SECOND_MS } from '../../lib/time.ts'
import type { SandboxCore } from '../sandbox-core.ts'

/** The value of every OTP of the mock; no SMS is sent. */
export const MOCK_OTP = '123456'
/** Seconds between two OTPs to one number for one purpose. */
export const OTP_COOLDOWN_SECONDS = 60

const OTP_LIFETIME_MS = 5 * MINUTE_MS
const MAX_TRIES = 5
const MAX_SENT = 5_000

/** The purpose of an OTP; it is not valid for another one. */
export type OtpPurpose = 'bind' | 'loginPassword' | 'tradePassword'

/** The result of checking a typed OTP. */
export type OtpVerdict = 'right' | 'wrong' | 'expired'

interface SentOtp {
  sentAt: number
  /** The uid of its player; undefined if no account has the number. */
  uid: string | undefined
  used: boolean
  wrongTries: number
}

/** The last OTP for each number and purpose in a sandbox. */
export class Otps {
  readonly #sandbox: SandboxCore
  readonly #sent = new BoundedMap<SentOtp>(MAX_SENT)

  constructor(sandbox: SandboxCore) {
    this.#sandbox = sandbox
  }

  /** Sends an OTP to a number for a player. False, without sending, within 60 s of the last. */
  send(purpose: OtpPurpose, phone: string, uid: string | undefined): boolean {
    const now = this.#sandbox.clock.now()
    const last = this.#sent.get(`${purpose} ${phone}`)
    if (last !== undefined && now < last.sentAt + OTP_COOLDOWN_SECONDS * SECOND_MS) return false
    this.#sent.set(`${purpose} ${phone}`, { sentAt: now, uid, used: false, wrongTries: 0 })
    return true
  }

  /** Checks a typed OTP without using it up. An OTP is valid for five minutes and five wrong tries, once, for that player. */
  check(purpose: OtpPurpose, phone: string, uid: string | undefined, typed: string): OtpVerdict {
    const sent = this.#sent.get(`${purpose} ${phone}`)
    if (sent === undefined || sent.used || uid === undefined || sent.uid !== uid) return 'wrong'
    if (sent.wrongTries >= MAX_TRIES) return 'expired'
    if (typed !== MOCK_OTP) {
      sent.wrongTries += 1
      return 'wrong'
    }
    return this.#sandbox.clock.now() < sent.sentAt + OTP_LIFETIME_MS ? 'right' : 'expired'
  }

  /** Uses an OTP up; the cooldown continues. */
  use(purpose: OtpPurpose, phone: string): void {
    const sent = this.#sent.get(`${purpose} ${phone}`)
    if (sent !== undefined) sent.used = true
  }
}
