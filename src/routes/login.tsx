import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '#src/features/account/entry/login-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { readEntrySearch } from './-entry-search.ts'
import { useSignedIn } from './-use-signed-in.ts'

export const Route = createFileRoute('/login')({
  staticData: { access: 'open' },
  validateSearch: readEntrySearch,
  loader: () => loadTexts('account'),
  component: Login,
})

function Login() {
  const { returnTo, code } = Route.useSearch()
  const { startSession } = Route.useRouteContext()
  const onSignedIn = useSignedIn(startSession, returnTo)
  return <LoginScreen returnTo={returnTo} code={code} onSignedIn={onSignedIn} />
}
