import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useResetLoginPassword } from '#generated/http/account/reset-login-password.ts'
import { CODES } from '#generated/http/codes.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useIsOnPage } from '#src/hooks/use-is-on-page.ts'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { hashPassword } from '#src/lib/password-hash.ts'
import { normalisePhone } from '#src/lib/phone.ts'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useSendResetOtp } from '../account.queries.ts'
import { isRepeated, Mobile, NewPassword, VerifyCode } from '../credential-schemas.ts'
import { OtpEntry } from '../otp/otp-entry.tsx'
import { useOtpSend } from '../otp/use-otp-send.ts'
import { PhoneField } from '../phone-field.tsx'
import { SecretField } from '../secret-field.tsx'
import { useCredentialMessages } from '../use-credential-messages.ts'
import { EntryPage } from './entry-page.tsx'

const ResetForm = z.object({ phone: Mobile, verifyCode: VerifyCode, ...NewPassword }).check(isRepeated)

export interface ForgotPasswordScreenProps {
  readonly returnTo: string | undefined
  /** An invitation code from the address of register; passed on. */
  readonly code: string | undefined
  /** The new password is set: the player logs in with it. */
  readonly onReset: () => void
  readonly onBack: () => void
}

/** Sets a new login password by an OTP to the registered number. Does not reveal whether an account has the number. */
export function ForgotPasswordScreen({ returnTo, code, onReset, onBack }: ForgotPasswordScreenProps) {
  const { t } = useTranslation('account')
  const reset = useResetLoginPassword()
  const isOnPage = useIsOnPage()
  const sendOtp = useSendResetOtp()
  const form = useApiForm({
    defaultValues: { phone: '', verifyCode: '', password: '', repeated: '' },
    schema: ResetForm,
    codes: CODES.resetLoginPassword,
    messages: useCredentialMessages(),
    send: async ({ phone, verifyCode, password }) => {
      await reset.mutateAsync({ data: { phone, areaCode: '63', verifyCode, password: hashPassword(password) } })
      if (isOnPage()) onReset()
    },
  })
  const phone = normalisePhone(form.values.phone)
  const otp = useOtpSend({
    purpose: 'loginPassword',
    request: () => sendOtp.mutateAsync({ data: { phone: phone ?? '', areaCode: '63' } }),
    onSent: () => form.focus('verifyCode'),
    onRefused: (error) => form.showError(error, CODES.sendLoginPasswordOtp),
  })

  return (
    <EntryPage
      title={t('forgotTitle')}
      text={t('forgotText')}
      onBack={onBack}
      other={
        <Link to={ROUTES.login} search={{ returnTo, code }} replace>
          {t('backToLogin')}
        </Link>
      }
    >
      <form {...form.formProps}>
        <Stack gap={4}>
          <PhoneField field={form.text('phone')} onTidy={(tidy) => form.setValue('phone', tidy)} />
          <OtpEntry otp={otp} canSend={phone !== null} field={form.value('verifyCode')} />
          <SecretField
            {...form.text('password', { deps: 'repeated' })}
            label={t('newPassword')}
            autoComplete="new-password"
          />
          <SecretField {...form.text('repeated')} label={t('repeatPassword')} autoComplete="new-password" />
          <Button type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
            {t('resetPassword')}
          </Button>
        </Stack>
      </form>
    </EntryPage>
  )
}
