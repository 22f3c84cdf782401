import { useState } from 'react'
import type { OtpSent } from '#generated/http/schemas/otp-sent.ts'
import { useSingleFlight } from '#src/hooks/use-single-flight.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import type { Clock } from '#src/ui/feedback/clock.ts'
import { DEVICE_CLOCK } from '#src/ui/feedback/clock.ts'
import { useCountdown } from '#src/ui/feedback/use-countdown.ts'
import { OtpCooldowns, type OtpPurpose } from './otp-cooldowns.ts'

/** The device's date may change during the wait; this clock only moves forward. */
const STEADY_CLOCK: Clock = { now: () => performance.now(), tick: DEVICE_CLOCK.tick }

export interface OtpSendOptions {
  readonly purpose: OtpPurpose
  readonly request: () => Promise<OtpSent>
  /** It is about to be sent: forget what the form shows of an earlier failure. */
  readonly onSend: () => void
  readonly onSent: () => void
  /** The request failed: mark its field, or show it in the form. */
  readonly onRefused: (error: unknown) => void
}

export interface OtpSend {
  /** Whole seconds until another may be sent. */
  readonly secondsLeft: number
  readonly isSending: boolean
  readonly send: () => void
}

/** Sends an OTP, once for a double tap, and counts the wait. A failed request starts no wait. */
export function useOtpSend({ purpose, request, onSend, onSent, onRefused }: OtpSendOptions): OtpSend {
  const { session, deferred } = useStores()
  const { uid } = session
  const cooldowns = deferred.get(OtpCooldowns)
  const [wait, setWait] = useState(() => cooldowns.secondsLeft(purpose, uid))
  const { isBusy: isSending, run } = useSingleFlight()
  const secondsLeft = useCountdown(wait, STEADY_CLOCK, () => setWait(0))

  async function send(): Promise<void> {
    if (cooldowns.secondsLeft(purpose, uid) > 0) return
    onSend()
    try {
      const { resendAfterSeconds } = await request()
      cooldowns.start(purpose, uid, resendAfterSeconds)
      setWait(cooldowns.secondsLeft(purpose, uid))
      onSent()
    } catch (error) {
      onRefused(error)
    }
  }

  return { secondsLeft, isSending, send: () => void run(send) }
}
