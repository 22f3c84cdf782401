import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useResetLoginPassword } from '#generated/http/account/reset-login-password.ts'
import { CODES } from '#generated/http/codes.ts'
import { BackCloses } from '#src/components/panes/use-back-closes.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useIsOnPage } from '#src/hooks/use-is-on-page.ts'
import { FormError } from '#src/forms/form-error.tsx'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { normalizePhone } from '#src/lib/phone.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { OtpField } from '#src/ui/form/otp-field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { StickyAction } from '#src/ui/layout/sticky-action.tsx'
import { StepProgress } from '#src/ui/navigate/step-progress.tsx'
import { useSendResetOtp } from '../account.queries.ts'
import { isRepeated, Mobile, NewPassword, VerifyCode } from '../credential-schemas.ts'
import { OtpSendButton } from '../otp/otp-entry.tsx'
import { useOtpSend } from '../otp/use-otp-send.ts'
import { PhoneField } from '../phone-field.tsx'
import { SecretField } from '../secret-field.tsx'
import { useCredentialMessages } from '../use-credential-messages.ts'
import { EntryPage } from './entry-page.tsx'
import styles from './forgot-password-screen.module.css'

const ResetForm = z.object({ phone: Mobile, verifyCode: VerifyCode, ...NewPassword }).check(isRepeated)

/** The fields by step, in the order of the page. */
const STEP_FIELDS = {
  phone: ['phone'],
  code: ['verifyCode'],
  password: ['password', 'repeated'],
} as const

type Step = keyof typeof STEP_FIELDS

const STEPS = Object.keys(STEP_FIELDS) as readonly Step[]

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
  const [step, setStep] = useState<Step>('phone')
  const [sentTo, setSentTo] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
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
    reveal: (names) => {
      const first = STEPS.find((one) => STEP_FIELDS[one].some((field) => names.includes(field)))
      if (first !== undefined && first !== step) flushSync(() => setStep(first))
    },
  })
  const phone = normalizePhone(form.values.phone)
  const otp = useOtpSend({
    purpose: 'loginPassword',
    request: () => sendOtp.mutateAsync({ data: { phone: phone ?? '', areaCode: '63' } }),
    onSend: form.forgetFailure,
    onSent: () => {
      setSentTo(phone ?? undefined)
      show('code')
    },
    onRefused: (error) => form.showError(error, CODES.sendLoginPasswordOtp),
  })
  const isWaiting = otp.secondsLeft > 0
  const isSentHere = phone !== null && phone === sentTo
  const place = STEPS.indexOf(step)
  const previous = STEPS[place - 1]

  /** Shows a step from its start: a code is typed at once, the other steps are read out first. */
  function show(next: Step): void {
    flushSync(() => setStep(next))
    window.scrollTo(0, 0)
    if (next === 'code') form.focus('verifyCode')
    else heading.current?.focus({ preventScroll: true })
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    if (step === 'password') return form.formProps.onSubmit(event)
    event.preventDefault()
    void goOn()
  }

  async function goOn(): Promise<void> {
    if (!(await form.check(STEP_FIELDS[step]))) return
    if (step === 'code') show('password')
    else if (isWaiting) show('code')
    else otp.send()
  }

  function goBack(to: Step): void {
    if (!form.isSending) show(to)
  }

  const texts: Record<Step, string> = {
    phone: t('forgot.phoneText'),
    code: isSentHere ? t('forgot.codeSent', { phone }) : t('forgot.codeText'),
    password: t('forgot.passwordText'),
  }

  return (
    <EntryPage
      title={t('forgotTitle')}
      onBack={previous === undefined ? onBack : () => goBack(previous)}
      other={
        <Link to={ROUTES.login} search={{ returnTo, code }} replace>
          {t('backToLogin')}
        </Link>
      }
    >
      {previous !== undefined && <BackCloses onBack={() => goBack(previous)} />}
      <form {...form.formProps} onSubmit={submit}>
        <Stack gap={4}>
          <StepProgress
            step={place + 1}
            total={STEPS.length}
            text={t('stepOf', { step: place + 1, total: STEPS.length })}
          />
          <div>
            <h2 ref={heading} tabIndex={-1} className={styles.title}>
              {t(`forgot.${step}`)}
            </h2>
            <Text tone="quiet">{texts[step]}</Text>
          </div>
          {step === 'phone' && (
            <PhoneField field={form.text('phone')} onTidy={(tidy) => form.setValue('phone', tidy)} />
          )}
          {step === 'code' && (
            <>
              <OtpField {...form.value('verifyCode')} label={t('otp')} />
              <OtpSendButton otp={otp} canSend={phone !== null} />
            </>
          )}
          {step === 'password' && (
            <>
              <SecretField
                {...form.text('password', { deps: 'repeated' })}
                label={t('newPassword')}
                autoComplete="new-password"
              />
              <SecretField {...form.text('repeated')} label={t('repeatPassword')} autoComplete="new-password" />
            </>
          )}
          {step === 'phone' && isWaiting && <OtpSendButton otp={otp} canSend={false} />}
          {step === 'phone' && !isWaiting && isSentHere && (
            <Button variant="ghost" fullWidth onClick={() => show('code')}>
              {t('forgot.haveCode')}
            </Button>
          )}
          <FormError form={form} />
          <StickyAction>
            {step === 'phone' ? (
              <Button
                type="submit"
                variant="primary"
                size="lg"
                fullWidth
                disabled={phone === null}
                busy={otp.isSending}
              >
                {isWaiting ? t('forgot.haveCode') : t('otpSend')}
              </Button>
            ) : (
              <Button type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
                {step === 'code' ? t('forgot.continue') : t('resetPassword')}
              </Button>
            )}
          </StickyAction>
        </Stack>
      </form>
    </EntryPage>
  )
}
