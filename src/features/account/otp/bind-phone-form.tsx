import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CODES } from '#generated/http/codes.ts'
import { useForm } from '#src/components/form/use-form.ts'
import { normalisePhone } from '#src/lib/phone.ts'
import { userQuery } from '#src/queries/user.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useBindPhone, useSendPhoneOtp } from '../account.queries.ts'
import { otpProblem, phoneProblem } from '../credential-rules.ts'
import { PhoneField } from '../phone-field.tsx'
import { OtpEntry } from './otp-entry.tsx'
import { useOtpSend } from './use-otp-send.ts'

/** Binds a mobile number by the OTP that is sent to it (section 5 of the specification). */
export function BindPhoneForm({ onBound }: { onBound: () => void }) {
  const { t } = useTranslation('account')
  const bind = useBindPhone()
  // The server masks it, so that the player completes it.
  const registered = useQuery({ ...userQuery(), enabled: false }).data?.registerPhone ?? ''
  const sendOtp = useSendPhoneOtp()
  const form = useForm({
    initial: { phone: '', verifyCode: '' },
    rules: { phone: phoneProblem, verifyCode: otpProblem },
    codes: CODES.bindPhone,
    send: async ({ phone, verifyCode }) => {
      await bind.mutateAsync({ data: { phone: normalisePhone(phone) ?? '', areaCode: '63', verifyCode } })
      onBound()
    },
  })
  const phone = normalisePhone(form.values.phone)
  const otp = useOtpSend({
    purpose: 'bind',
    request: () => sendOtp.mutateAsync({ data: { phone: phone ?? '', areaCode: '63' } }),
    onSent: () => form.focus('verifyCode'),
    onRefused: (error) => form.refuse(error, CODES.sendBindOtp),
  })
  return (
    <form {...form.formProps}>
      <Stack gap={4}>
        <Text tone="quiet">{t('bindPhoneText')}</Text>
        <PhoneField
          field={form.text('phone')}
          onTidy={form.value('phone').onValueChange}
          hint={registered === '' ? undefined : t('registeredPhone', { phone: registered })}
        />
        <OtpEntry otp={otp} canSend={phone !== null} field={form.value('verifyCode')} />
        <Button type="submit" variant="primary" size="lg" fullWidth disabled={!form.isComplete} busy={form.isSending}>
          {t('bind')}
        </Button>
      </Stack>
    </form>
  )
}
