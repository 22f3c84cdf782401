import { useRef, useState } from 'react'
import type { OtpSent } from '#generated/http/schemas/otp-sent.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import type { Clock } from '#src/ui/feedback/clock.ts'
import { DEVICE_CLOCK } from '#src/ui/feedback/clock.ts'
import { useCountdown } from '#src/ui/feedback/use-countdown.ts'
import { otpCooldowns, type OtpPurpose } from './otp-cooldowns.ts'

/** The device's date may be moved while the button waits; this only goes forward. */
const STEADY_CLOCK: Clock = { now: () => performance.now(), tick: DEVICE_CLOCK.tick }

export interface OtpSendOptions {
  readonly purpose: OtpPurpose
  readonly request: () => Promise<OtpSent>
  readonly onSent: () => void
  /** The call failed: for marking its field. The notice is the query client's matter. */
  readonly onRefused: (error: unknown) => void
}

export interface OtpSend {
  /** Whole seconds until another may be sent. */
  readonly secondsLeft: number
  readonly isSending: boolean
  readonly send: () => void
}

/** Sends an OTP, once for two taps, and counts the wait until the next. A failed one starts no wait. */
export function useOtpSend({ purpose, request, onSent, onRefused }: OtpSendOptions): OtpSend {
  const { uid } = useStores().session
  const [wait, setWait] = useState(() => otpCooldowns.secondsLeft(purpose, uid))
  const [isSending, setIsSending] = useState(false)
  const sending = useRef(false)
  const secondsLeft = useCountdown(wait, STEADY_CLOCK, () => setWait(0))

  async function send(): Promise<void> {
    if (sending.current || otpCooldowns.secondsLeft(purpose, uid) > 0) return
    sending.current = true
    setIsSending(true)
    try {
      const { resendAfterSeconds } = await request()
      otpCooldowns.start(purpose, uid, resendAfterSeconds)
      setWait(otpCooldowns.secondsLeft(purpose, uid))
      onSent()
    } catch (error) {
      onRefused(error)
    } finally {
      sending.current = false
      setIsSending(false)
    }
  }

  return { secondsLeft, isSending, send: () => void send() }
}
