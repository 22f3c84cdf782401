import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { CODES } from '#generated/http/codes.ts'
import { toApiError } from '#src/api/api-error.ts'
import { FormError } from '#src/forms/form-error.tsx'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useReplaceTradePassword, useSendTradeOtp } from '../account.queries.ts'
import { Password, VerifyCode } from '../credential-schemas.ts'
import { OtpEntry } from '../otp/otp-entry.tsx'
import { useOtpSend } from '../otp/use-otp-send.ts'
import { SecretField } from '../secret-field.tsx'
import { useCredentialMessages } from '../use-credential-messages.ts'

const ResetForm = z.object({ verifyCode: VerifyCode, password: Password })

export interface ResetTradePasswordProps {
  readonly onDone: () => void
  /** The server has no bound number after all. */
  readonly onPhoneMissing: () => void
}

function isPhoneMissing(error: unknown): boolean {
  return toApiError(error).code === CODES.sendTradePasswordOtp.phoneNotBound.code
}

/** Resets the transaction password by an OTP to the bound number. */
export const ResetTradePassword = observer(function ResetTradePassword({
  onDone,
  onPhoneMissing,
}: ResetTradePasswordProps) {
  const { t } = useTranslation(['account', 'common'])
  const phone = useStores().session.user?.phone ?? ''
  const reset = useReplaceTradePassword()
  const sendOtp = useSendTradeOtp()
  const form = useApiForm({
    defaultValues: { verifyCode: '', password: '' },
    schema: ResetForm,
    codes: CODES.resetTradePassword,
    messages: useCredentialMessages(),
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
    onSend: form.forgetFailure,
    onSent: () => form.focus('verifyCode'),
    onRefused: (error) => {
      if (isPhoneMissing(error)) onPhoneMissing()
      else form.showError(error, CODES.sendTradePasswordOtp)
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
        <FormError form={form} />
        <Button type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
          {t('common:confirm')}
        </Button>
      </Stack>
    </form>
  )
})
