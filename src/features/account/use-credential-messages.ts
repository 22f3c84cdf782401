import { useTranslation } from 'react-i18next'
import { LIMITS } from './credential-schemas.ts'

/** The messages of non-empty invalid fields of the account's forms, by field name. */
export function useCredentialMessages() {
  const { t } = useTranslation(['account', 'errors'])
  const password = t('fieldErrors.passwordLength', LIMITS.password)
  const invitationCode = t('errors:alphanumeric', LIMITS.invitationCode)
  return {
    username: t('errors:alphanumeric', LIMITS.username),
    password,
    oldPassword: password,
    repeated: t('errors:passwordsInconsistent'),
    phone: t('fieldErrors.mobile'),
    verifyCode: t('fieldErrors.otp'),
    invitationCode,
    code: invitationCode,
    nickname: t('fieldErrors.nickname', LIMITS.nickname),
    consent: t('fieldErrors.consent'),
  }
}
