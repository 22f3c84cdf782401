import { useTranslation } from 'react-i18next'
import { LIMITS } from './credential-schemas.ts'

/** The messages of non-empty invalid fields of the account's forms, by field name. */
export function useCredentialMessages() {
  const { t } = useTranslation(['account', 'errors'])
  const password = t('problems.passwordLength', LIMITS.password)
  const invitationCode = t('errors:alphanumeric', LIMITS.invitationCode)
  return {
    username: t('errors:alphanumeric', LIMITS.username),
    password,
    oldPassword: password,
    repeated: t('errors:passwordsInconsistent'),
    phone: t('problems.mobile'),
    verifyCode: t('problems.otp'),
    invitationCode,
    code: invitationCode,
    nickname: t('problems.nickname', LIMITS.nickname),
    consent: t('problems.consent'),
  }
}
