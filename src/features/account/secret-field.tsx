import { useTranslation } from 'react-i18next'
import { PasswordField, type PasswordFieldProps } from '#src/ui/form/password-field.tsx'
import { LIMITS } from './credential-schemas.ts'

/** A password field with its limits and the names of its button. */
export function SecretField(props: Omit<PasswordFieldProps, 'showLabel' | 'concealLabel'>) {
  const { t } = useTranslation('account')
  return (
    <PasswordField
      placeholder={t('passwordHint', LIMITS.password)}
      showLabel={t('showPassword')}
      concealLabel={t('hidePassword')}
      {...props}
    />
  )
}
