import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getConfigQuery } from '#generated/http/app/get-config.ts'
import { CODES } from '#generated/http/codes.ts'
import type { User } from '#generated/http/schemas/user.ts'
import { FirstDepositOffer } from '#src/components/offer/first-deposit-offer.tsx'
import { useMedia } from '#src/hooks/use-media.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { FormError } from '#src/forms/form-error.tsx'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { Words } from '#src/ui/data/words.tsx'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { registrationRuleQuery } from '../account.queries.ts'
import { ConsentField } from './consent-field.tsx'
import { readInvitationCode } from '../invitation-code.ts'
import { EntryPage } from './entry-page.tsx'
import { useCredentialMessages } from '../use-credential-messages.ts'
import { InvitedForm, RegisterForm } from './register-form.ts'
import { RegisterFields } from './register-fields.tsx'
import { useSignUp } from './use-sign-up.ts'

export interface RegisterScreenProps {
  readonly returnTo: string | undefined
  /** An invitation code that came in the address. */
  readonly invitationCode: string | undefined
  readonly onSignedIn: (user: User) => void
}

/** The offer's place: in the sky, else above the fields; below the form if it arrives after them, so that no field moves. */
function useOfferPlace(): 'aside' | 'above' | 'below' {
  const queryClient = useQueryClient()
  const hasSky = useMedia('(--from-large)')
  const [isEarly] = useState(
    () =>
      queryClient.getQueryData(getConfigQuery().queryKey) === undefined || document.getElementById('early') !== null,
  )
  if (hasSky) return 'aside'
  return isEarly ? 'below' : 'above'
}

/** Registration, which opens a session without a login. */
export function RegisterScreen({ returnTo, invitationCode, onSignedIn }: RegisterScreenProps) {
  const { send, lost } = useSignUp()
  // Show the ordinary form until the rule is known, or if it fails to load.
  const { data: rule } = useQuery(registrationRuleQuery(readInvitationCode(invitationCode)))
  const needsCode = rule?.needsRegistrationCode ?? false
  const { t } = useTranslation(['account', 'common'])
  const form = useApiForm({
    defaultValues: { username: '', password: '', phone: '', invitationCode: invitationCode ?? '', consent: false },
    schema: needsCode ? InvitedForm : RegisterForm,
    codes: CODES.registerUser,
    messages: useCredentialMessages(),
    send: async ({ username, password, phone, invitationCode: code }) => {
      const credentials = { username, password: hashPassword(password), phone, areaCode: '63' } as const
      onSignedIn(await send({ ...credentials, ...(code && { invitationCode: code }) }))
    },
  })

  const place = useOfferPlace()
  const isClosed = rule?.isOpen === false
  const offer = <FirstDepositOffer look="ribbon" />

  /** Leads to login, with a name filled in. */
  function toLogin(username: string): ReactElement {
    return (
      <Link to={ROUTES.login} search={{ returnTo, code: invitationCode }} state={{ username }}>
        {t('common:login')}
      </Link>
    )
  }

  return (
    <EntryPage
      title={t('registerTitle')}
      text={t('registerText')}
      aside={place === 'aside' && !isClosed ? offer : undefined}
      other={
        <>
          <Words>{t('hasAccount')}</Words> {toLogin(form.values.username)}
        </>
      }
    >
      {isClosed ? (
        <Alert tone="info" title={t('registrationClosedTitle')} role="status">
          {t('registrationClosedText')}
        </Alert>
      ) : (
        <form {...form.formProps}>
          <Stack gap={4}>
            {place === 'above' && offer}
            <RegisterFields form={form} needsCode={needsCode} />
            <ConsentField {...form.checkbox('consent')} />
            {lost?.kind === 'unknown' ? (
              <Alert tone="pending" title={t('signUpLostTitle')} role="status">
                {t('signUpLostText', { username: lost.username })}
              </Alert>
            ) : (
              <FormError form={form} />
            )}
            {lost?.kind === 'taken' && (
              <Alert tone="info" title={t('signUpTakenTitle')} role="status" action={toLogin(lost.username)}>
                {t('signUpTakenText', { username: lost.username })}
              </Alert>
            )}
            <Button type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
              {t('common:signUp')}
            </Button>
            {place === 'below' && offer}
          </Stack>
        </form>
      )}
    </EntryPage>
  )
}
