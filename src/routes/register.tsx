import { createFileRoute } from '@tanstack/react-router'
import { RegisterScreen } from '#src/features/account/entry/register-screen.tsx'
import { InvitationStore } from '#src/features/account/invitation-store.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { readEntrySearch } from './-entry-search.ts'
import { useSignedUp } from './-use-signed-up.ts'

export const Route = createFileRoute('/register')({
  staticData: { access: 'open' },
  validateSearch: readEntrySearch,
  beforeLoad: ({ context: { stores }, search: { code } }) => stores.deferred.get(InvitationStore).remember(code),
  loader: () => loadTexts('account', 'offer'),
  component: Register,
})

function Register() {
  const { returnTo, code } = Route.useSearch()
  const { startSession, stores } = Route.useRouteContext()
  const onSignedUp = useSignedUp(startSession, returnTo)
  const invitation = stores.deferred.get(InvitationStore)
  return (
    <RegisterScreen
      returnTo={returnTo}
      invitationCode={code ?? invitation.code}
      onSignedIn={(user) => {
        invitation.forget()
        void onSignedUp(user)
      }}
    />
  )
}
