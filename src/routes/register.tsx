import { createFileRoute } from '@tanstack/react-router'
import { RegisterScreen } from '#src/features/account/entry/register-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { readEntrySearch } from './-entry-search.ts'
import { useSignedIn } from './-use-signed-in.ts'

export const Route = createFileRoute('/register')({
  staticData: { access: 'open' },
  validateSearch: readEntrySearch,
  loader: () => loadTexts('account'),
  component: Register,
})

function Register() {
  const { returnTo, code } = Route.useSearch()
  const { startSession } = Route.useRouteContext()
  const onSignedIn = useSignedIn(startSession, returnTo)
  return <RegisterScreen returnTo={returnTo} invitationCode={code} onSignedIn={onSignedIn} />
}
