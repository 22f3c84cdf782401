import { useTranslation } from 'react-i18next'
import type { Form } from '#src/components/form/use-form.ts'
import { Field } from '#src/ui/form/field.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { LIMITS } from './credential-rules.ts'
import type { RegisterValues } from './register-form.ts'

/** The four fields of the register form, named as browsers and password managers know them. */
export function RegisterFields({ form }: { form: Form<RegisterValues> }) {
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
      <PasswordField
        {...form.text('password')}
        label={t('password')}
        placeholder={t('passwordHint', LIMITS.password)}
        showLabel={t('showPassword')}
        concealLabel={t('hidePassword')}
        autoComplete="new-password"
      />
      <Field
        {...form.text('phone')}
        label={t('mobile')}
        placeholder={t('mobileHint')}
        prefix={t('areaCode')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <Field
        {...form.text('invitationCode')}
        label={t('invitationCode')}
        placeholder={t('invitationHint')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
    </>
  )
}
