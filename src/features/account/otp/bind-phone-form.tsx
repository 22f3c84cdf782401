import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useBindPhone } from '#generated/http/account/bind-phone.ts'
import { CODES } from '#generated/http/codes.ts'
import { FormError } from '#src/forms/form-error.tsx'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { normalizePhone } from '#src/lib/phone.ts'
import { userQuery } from '#src/queries/user.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useSendPhoneOtp } from '../account.queries.ts'
import { Mobile, VerifyCode } from '../credential-schemas.ts'
import { PhoneField } from '../phone-field.tsx'
import { useCredentialMessages } from '../use-credential-messages.ts'
import { OtpEntry } from './otp-entry.tsx'
import { useOtpSend } from './use-otp-send.ts'

const BindForm = z.object({ phone: Mobile, verifyCode: VerifyCode })

/** Binds a mobile number by an OTP. */
export function BindPhoneForm({ onBound }: { onBound: () => void }) {
  const { t } = useTranslation('account')
  const bind = useBindPhone()
  // The server masks it, so the player completes it.
  const registered = useQuery({ ...userQuery(), enabled: false }).data?.registerPhone ?? ''
  const sendOtp = useSendPhoneOtp()
  const form = useApiForm({
    defaultValues: { phone: '', verifyCode: '' },
    schema: BindForm,
    codes: CODES.bindPhone,
    messages: useCredentialMessages(),
    send: async ({ phone, verifyCode }) => {
      await bind.mutateAsync({ data: { phone, areaCode: '63', verifyCode } })
      onBound()
    },
  })
  const phone = normalizePhone(form.values.phone)
  const otp = useOtpSend({
    purpose: 'bind',
    request: () => sendOtp.mutateAsync({ data: { phone: phone ?? '', areaCode: '63' } }),
    onSend: form.forgetFailure,
    onSent: () => form.focus('verifyCode'),
    onRefused: (error) => form.showError(error, CODES.sendBindOtp),
  })
  return (
    <form {...form.formProps}>
      <Stack gap={4}>
        <Text tone="quiet">{t('bindPhoneText')}</Text>
        <PhoneField
          field={form.text('phone')}
          onTidy={(tidy) => form.setValue('phone', tidy)}
          hint={registered === '' ? undefined : t('registeredPhone', { phone: registered })}
        />
        <OtpEntry otp={otp} canSend={phone !== null} field={form.value('verifyCode')} />
        <FormError form={form} />
        <Button type="submit" variant="primary" size="lg" fullWidth disabled={!form.isValid} busy={form.isSending}>
          {t('bind')}
        </Button>
      </Stack>
    </form>
  )
}
