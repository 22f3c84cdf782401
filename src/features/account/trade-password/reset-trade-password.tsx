import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { CODES } from '#generated/http/codes.ts'
import { toApiError } from '#src/api/api-error.ts'
import { useForm } from '#src/components/form/use-form.ts'
import { hashPassword } from '#src/lib/password-hash.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useResetTradePassword, useSendTradeOtp } from '../account.queries.ts'
import { otpProblem, passwordProblem } from '../credential-rules.ts'
import { OtpEntry } from '../otp/otp-entry.tsx'
import { useOtpSend } from '../otp/use-otp-send.ts'
import { SecretField } from '../secret-field.tsx'

export interface ResetTradePasswordProps {
  readonly onDone: () => void
  /** The server knows no bound number after all. */
  readonly onPhoneMissing: () => void
}

/** Another transaction password, by an OTP to the bound number (section 5 of the specification). */
export const ResetTradePassword = observer(function ResetTradePassword({
  onDone,
  onPhoneMissing,
}: ResetTradePasswordProps) {
  const { t } = useTranslation(['account', 'common'])
  const phone = useStores().session.user?.phone ?? ''
  const reset = useResetTradePassword()
  const sendOtp = useSendTradeOtp()
  const form = useForm({
    initial: { verifyCode: '', password: '' },
    rules: { verifyCode: otpProblem, password: passwordProblem },
    codes: CODES.resetTradePassword,
    send: async ({ verifyCode, password }) => {
      try {
        await reset.mutateAsync({ data: { verifyCode, password: hashPassword(password) } })
        onDone()
      } catch (error) {
        if (!isPhoneMissing(error)) throw error
        onPhoneMissing()
      }
    },
  })
  const otp = useOtpSend({
    purpose: 'tradePassword',
    request: () => sendOtp.mutateAsync(),
    onSent: () => form.focus('verifyCode'),
    onRefused: (error) => {
      if (isPhoneMissing(error)) onPhoneMissing()
    },
  })
  return (
    <form {...form.formProps}>
      <Stack gap={4}>
        <OtpEntry
          otp={otp}
          canSend
          field={form.value('verifyCode')}
          hint={phone === '' ? undefined : t('otpGoesTo', { phone })}
        />
        <SecretField {...form.text('password')} label={t('tradeNew')} autoComplete="new-password" />
        <Button type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
          {t('common:confirm')}
        </Button>
      </Stack>
    </form>
  )
})

function isPhoneMissing(error: unknown): boolean {
  return toApiError(error).code === CODES.sendTradePasswordOtp.phoneNotBound.code
}
