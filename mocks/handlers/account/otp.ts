import type { Otps, OtpPurpose } from '../../sandbox/identity/otps.ts'
import { OTP_COOLDOWN_SECONDS } from '../../sandbox/identity/otps.ts'

/** The part of a request that an OTP needs. */
interface OtpRequest {
  sandbox: { otps: Otps }
  text: { sent: string }
  setMessage(msg: string): void
}

/** Sends an OTP for a player; refuses within 60 s of the last one to the number for the same purpose. */
export function sendOtp(
  request: OtpRequest & { fail(name: 'otpTooSoon'): never },
  purpose: OtpPurpose,
  phone: string,
  uid: string | undefined,
): { resendAfterSeconds: number } {
  if (!request.sandbox.otps.send(purpose, phone, uid)) return request.fail('otpTooSoon')
  request.setMessage(request.text.sent)
  return { resendAfterSeconds: OTP_COOLDOWN_SECONDS }
}

/** Refuses the request unless the typed OTP is right. `otps.use` uses it up once the request has succeeded. */
export function wantOtp(
  request: OtpRequest & { fail(name: 'otpWrong' | 'otpExpired'): never },
  purpose: OtpPurpose,
  phone: string,
  uid: string | undefined,
  typed: string,
): void {
  const verdict = request.sandbox.otps.check(purpose, phone, uid, typed)
  if (verdict === 'wrong') request.fail('otpWrong')
  if (verdict === 'expired') request.fail('otpExpired')
}
