import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CODES } from '#generated/http/codes.ts'
import type { User } from '#generated/http/schemas/user.ts'
import { useForm } from '#src/components/form/use-form.ts'
import { ROUTES } from '#src/components/route-names.ts'
import { hashPassword } from '#src/lib/password-hash.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { registrationRuleQuery, useRegister } from '../account.queries.ts'
import { ConsentField } from './consent-field.tsx'
import { readInvitationCode } from '../credential-rules.ts'
import { EntryPage } from './entry-page.tsx'
import { registerRules, toRegisterBody } from './register-form.ts'
import { RegisterFields } from './register-fields.tsx'

export interface RegisterScreenProps {
  readonly returnTo: string | undefined
  /** An invitation code that came in the address. */
  readonly invitationCode: string | undefined
  readonly onSignedIn: (user: User) => void
}

/** A new account. Registering opens its session: there is no login after it. */
export function RegisterScreen({ returnTo, invitationCode, onSignedIn }: RegisterScreenProps) {
  const register = useRegister()
  // Until it is known how registration is open, and where that cannot be known, the form is the ordinary one.
  const { data: rule } = useQuery(registrationRuleQuery(readInvitationCode(invitationCode)))
  const needsCode = rule?.needsRegistrationCode ?? false
  const { t } = useTranslation(['account', 'common'])
  const form = useForm({
    initial: { username: '', password: '', phone: '', invitationCode: invitationCode ?? '', consent: false },
    rules: registerRules(needsCode),
    codes: CODES.registerUser,
    send: async (values) => {
      onSignedIn(await register.mutateAsync({ data: toRegisterBody(values, hashPassword(values.password)) }))
    },
  })

  return (
    <EntryPage
      title={t('registerTitle')}
      text={t('registerText')}
      other={
        <>
          {t('hasAccount')}{' '}
          <Link to={ROUTES.login} search={{ returnTo, code: invitationCode }}>
            {t('common:login')}
          </Link>
        </>
      }
    >
      {rule?.isOpen === false ? (
        <Notice tone="info" title={t('registrationClosedTitle')} role="status">
          {t('registrationClosedText')}
        </Notice>
      ) : (
        <form {...form.formProps}>
          <Stack gap={4}>
            <RegisterFields form={form} needsCode={needsCode} />
            <ConsentField {...form.tick('consent')} />
            <Button type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
              {t('common:signUp')}
            </Button>
          </Stack>
        </form>
      )}
    </EntryPage>
  )
}
