import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { CODES } from '#generated/http/codes.ts'
import type { User } from '#generated/http/schemas/user.ts'
import { SessionEnded } from '#src/components/player/session-ended.tsx'
import { ROUTES } from '#src/routing/route-names.ts'
import { FormError } from '#src/forms/form-error.tsx'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { Words } from '#src/ui/data/words.tsx'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { Button } from '#src/ui/form/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useLogin } from '../account.queries.ts'
import { LIMITS, Password, Username } from '../credential-schemas.ts'
import { SecretField } from '../secret-field.tsx'
import { useCredentialMessages } from '../use-credential-messages.ts'
import { EntryPage } from './entry-page.tsx'
import styles from './login-screen.module.css'

const LoginForm = z.object({ username: Username, password: Password })

export interface LoginScreenProps {
  /** The path to open after login; passed on to register. */
  readonly returnTo: string | undefined
  /** An invitation code from the address of register; passed on to it. */
  readonly code: string | undefined
  /** The name typed on register, if the player comes from there. */
  readonly username?: string | undefined
  readonly onSignedIn: (user: User) => void
}

/** User name and password. Only a hash of the password leaves the form, and nothing stores it. */
export function LoginScreen({ returnTo, code, username: typed = '', onSignedIn }: LoginScreenProps) {
  const login = useLogin()
  const { t } = useTranslation(['account', 'common'])
  const form = useApiForm({
    defaultValues: { username: typed, password: '' },
    schema: LoginForm,
    codes: CODES.loginUser,
    messages: useCredentialMessages(),
    send: async ({ username, password }) => {
      onSignedIn(await login.mutateAsync({ data: { username, password: hashPassword(password) } }))
    },
  })

  return (
    <EntryPage
      title={t('loginTitle')}
      text={t('loginText')}
      other={
        <>
          <Words>{t('noAccount')}</Words>{' '}
          <Link to={ROUTES.register} search={{ returnTo, code }}>
            {t('common:signUp')}
          </Link>
        </>
      }
    >
      <form {...form.formProps}>
        <Stack gap={4}>
          <SessionEnded />
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
          <FormError form={form} />
          <Button type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
            {t('common:login')}
          </Button>
        </Stack>
      </form>
    </EntryPage>
  )
}
