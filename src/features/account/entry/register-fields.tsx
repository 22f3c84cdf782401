import { useTranslation } from 'react-i18next'
import type { ApiForm } from '#src/forms/use-api-form.ts'
import { Field } from '#src/ui/form/field.tsx'
import { LIMITS } from '../credential-schemas.ts'
import { InvitationCodeField } from '../invitation-code-field.tsx'
import { PhoneField } from '../phone-field.tsx'
import { SecretField } from '../secret-field.tsx'
import type { RegisterValues } from './register-form.ts'

export interface RegisterFieldsProps {
  readonly form: ApiForm<RegisterValues>
  /** Whether a code is required; it is the registration code then. */
  readonly needsCode: boolean
}

/** The four fields of the register form, named as browsers and password managers know them. */
export function RegisterFields({ form, needsCode }: RegisterFieldsProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <Field
        {...form.text('username')}
        label={t('username')}
        placeholder={t('usernameHint', LIMITS.username)}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <SecretField {...form.text('password')} label={t('password')} autoComplete="new-password" />
      <PhoneField field={form.text('phone')} onTidy={(tidy) => form.setValue('phone', tidy)} />
      <InvitationCodeField
        field={form.text('invitationCode')}
        onTidy={(code) => form.setValue('invitationCode', code)}
        label={needsCode ? t('registrationCode') : t('invitationCode')}
        placeholder={needsCode ? t('registrationCodeHint') : t('invitationHint')}
        required={needsCode}
      />
    </>
  )
}
