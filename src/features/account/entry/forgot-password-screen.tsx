import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CODES } from '#generated/http/codes.ts'
import { useForm } from '#src/components/form/use-form.ts'
import { ROUTES } from '#src/components/route-names.ts'
import { useIsHere } from '#src/components/use-is-here.ts'
import { hashPassword } from '#src/lib/password-hash.ts'
import { normalisePhone } from '#src/lib/phone.ts'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useResetPassword, useSendResetOtp } from '../account.queries.ts'
import { otpProblem, passwordProblem, phoneProblem, repeatedPasswordProblem } from '../credential-rules.ts'
import { OtpEntry } from '../otp/otp-entry.tsx'
import { useOtpSend } from '../otp/use-otp-send.ts'
import { PhoneField } from '../phone-field.tsx'
import { SecretField } from '../secret-field.tsx'
import { EntryPage } from './entry-page.tsx'

export interface ForgotPasswordScreenProps {
  readonly returnTo: string | undefined
  /** An invitation code that came in the address of register; handed on. */
  readonly code: string | undefined
  /** The new password is set: the player logs in with it. */
  readonly onReset: () => void
  readonly onBack: () => void
}

/** A new login password by an OTP to the registered number. Whether anybody has the number is not told. */
export function ForgotPasswordScreen({ returnTo, code, onReset, onBack }: ForgotPasswordScreenProps) {
  const { t } = useTranslation('account')
  const reset = useResetPassword()
  const isHere = useIsHere()
  const sendOtp = useSendResetOtp()
  const form = useForm({
    initial: { phone: '', verifyCode: '', password: '', repeated: '' },
    rules: {
      phone: phoneProblem,
      verifyCode: otpProblem,
      password: passwordProblem,
      repeated: repeatedPasswordProblem,
    },
    codes: CODES.resetLoginPassword,
    send: async ({ phone, verifyCode, password }) => {
      await reset.mutateAsync({
        data: {
          phone: normalisePhone(phone) ?? '',
          areaCode: '63',
          verifyCode,
          password: hashPassword(password),
        },
      })
      if (isHere()) onReset()
    },
  })
  const phone = normalisePhone(form.values.phone)
  const otp = useOtpSend({
    purpose: 'loginPassword',
    request: () => sendOtp.mutateAsync({ data: { phone: phone ?? '', areaCode: '63' } }),
    onSent: () => form.focus('verifyCode'),
    onRefused: (error) => form.refuse(error, CODES.sendLoginPasswordOtp),
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
          <PhoneField field={form.text('phone')} onTidy={form.value('phone').onValueChange} />
          <OtpEntry otp={otp} canSend={phone !== null} field={form.value('verifyCode')} />
          <SecretField {...form.text('password')} label={t('newPassword')} autoComplete="new-password" />
          <SecretField {...form.text('repeated')} label={t('repeatPassword')} autoComplete="new-password" />
          <Button type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
            {t('resetPassword')}
          </Button>
        </Stack>
      </form>
    </EntryPage>
  )
}
