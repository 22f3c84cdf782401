import { useTranslation } from 'react-i18next'
import { formatCountdown } from '#src/ui/feedback/countdown-time.ts'
import { Button } from '#src/ui/form/button.tsx'
import { OtpField } from '#src/ui/form/otp-field.tsx'
import styles from './otp-entry.module.css'
import type { OtpSend } from './use-otp-send.ts'

export interface OtpEntryProps {
  readonly otp: OtpSend
  /** False without a complete number. */
  readonly canSend: boolean
  /** `form.value('verifyCode')`. */
  readonly field: {
    name: string
    value: string
    onValueChange: (value: string) => void
    error: string | undefined
  }
  readonly hint?: string
}

/** Sends an OTP; counts the wait after that. */
export function OtpSendButton({ otp, canSend }: Pick<OtpEntryProps, 'otp' | 'canSend'>) {
  const { t } = useTranslation('account')
  const isWaiting = otp.secondsLeft > 0
  return (
    <Button
      // Quiet while it cannot be pressed, so that it does not look like one of the fields.
      variant={isWaiting || !canSend ? 'ghost' : 'secondary'}
      fullWidth
      disabled={isWaiting || !canSend}
      busy={otp.isSending}
      onClick={otp.send}
      className={styles.send}
    >
      {isWaiting ? t('otpAgain', { time: formatCountdown(otp.secondsLeft) }) : t('otpSend')}
    </Button>
  )
}

/** The button that sends an OTP, and the field for its six digits. */
export function OtpEntry({ otp, canSend, field, hint }: OtpEntryProps) {
  const { t } = useTranslation('account')
  return (
    <div className={styles.entry}>
      <OtpSendButton otp={otp} canSend={canSend} />
      <OtpField {...field} label={t('otp')} hint={hint} />
    </div>
  )
}
