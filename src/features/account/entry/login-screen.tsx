import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CODES } from '#generated/http/codes.ts'
import type { User } from '#generated/http/schemas/user.ts'
import { useForm } from '#src/components/form/use-form.ts'
import { ROUTES } from '#src/components/route-names.ts'
import { hashPassword } from '#src/lib/password-hash.ts'
import { Button } from '#src/ui/form/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useLogin } from '../account.queries.ts'
import { bareUsername, LIMITS, passwordProblem, usernameProblem } from '../credential-rules.ts'
import { SecretField } from '../secret-field.tsx'
import { EntryPage } from './entry-page.tsx'
import styles from './login-screen.module.css'

export interface LoginScreenProps {
  /** Where the player goes after login; handed on to register. */
  readonly returnTo: string | undefined
  /** An invitation code that came in the address of register; handed on to it. */
  readonly code: string | undefined
  readonly onSignedIn: (user: User) => void
}

/** User name and password. The password leaves the form as a hash only and is kept nowhere. */
export function LoginScreen({ returnTo, code, onSignedIn }: LoginScreenProps) {
  const login = useLogin()
  const { t } = useTranslation(['account', 'common'])
  const form = useForm({
    initial: { username: '', password: '' },
    rules: { username: usernameProblem, password: passwordProblem },
    codes: CODES.loginUser,
    send: async ({ username, password }) => {
      onSignedIn(
        await login.mutateAsync({ data: { username: bareUsername(username), password: hashPassword(password) } }),
      )
    },
  })

  return (
    <EntryPage
      title={t('loginTitle')}
      text={t('loginText')}
      other={
        <>
          {t('noAccount')}{' '}
          <Link to={ROUTES.register} search={{ returnTo, code }}>
            {t('common:signUp')}
          </Link>
        </>
      }
    >
      <form {...form.formProps}>
        <Stack gap={4}>
          <Field
            {...form.text('username')}
            label={t('username')}
            placeholder={t('usernameHint', LIMITS.username)}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <SecretField {...form.text('password')} label={t('password')} autoComplete="current-password" />
          <Link to={ROUTES.forgetPassword} search={{ returnTo, code }} className={styles.forgot}>
            {t('forgotPassword')}
          </Link>
          <Button type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
            {t('common:login')}
          </Button>
        </Stack>
      </form>
    </EntryPage>
  )
}
