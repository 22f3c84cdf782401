import type { Otps, OtpPurpose } from '../../sandbox/otps.ts'
import { OTP_COOLDOWN_SECONDS } from '../../sandbox/otps.ts'

/** The part of a call that an OTP needs. */
interface OtpCall {
  sandbox: { otps: Otps }
  text: { sent: string }
  tell(msg: string): void
}

/** Sends an OTP for a player; refuses within 60 s of the last one to the number for the same purpose. */
export function sendOtp(
  call: OtpCall & { fail(name: 'otpTooSoon'): never },
  purpose: OtpPurpose,
  phone: string,
  uid: string | undefined,
): { resendAfterSeconds: number } {
  if (!call.sandbox.otps.send(purpose, phone, uid)) return call.fail('otpTooSoon')
  call.tell(call.text.sent)
  return { resendAfterSeconds: OTP_COOLDOWN_SECONDS }
}

/** Refuses the call unless the typed OTP is right. `otps.use` uses it up once the call has succeeded. */
export function wantOtp(
  call: OtpCall & { fail(name: 'otpWrong' | 'otpExpired'): never },
  purpose: OtpPurpose,
  phone: string,
  uid: string | undefined,
  typed: string,
): void {
  const verdict = call.sandbox.otps.check(purpose, phone, uid, typed)
  if (verdict === 'wrong') call.fail('otpWrong')
  if (verdict === 'expired') call.fail('otpExpired')
}
