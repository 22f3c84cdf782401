import { createFileRoute, useLocation } from '@tanstack/react-router'
import { LoginScreen } from '#src/features/account/entry/login-screen.tsx'
import { InvitationStore } from '#src/features/account/invitation-store.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { readEntrySearch } from './-entry-search.ts'
import { useSignedIn } from './-use-signed-in.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The name typed on register: in the tab's memory of its pages, not in the address. */
    username?: string
  }
}

export const Route = createFileRoute('/login')({
  staticData: { access: 'open' },
  validateSearch: readEntrySearch,
  beforeLoad: ({ context: { stores }, search: { code } }) => stores.deferred.get(InvitationStore).remember(code),
  loader: () => loadTexts('account'),
  component: Login,
})

function Login() {
  const { returnTo, code } = Route.useSearch()
  const { startSession } = Route.useRouteContext()
  const { username } = useLocation().state
  const onSignedIn = useSignedIn(startSession, returnTo)
  return <LoginScreen returnTo={returnTo} code={code} username={username} onSignedIn={onSignedIn} />
}
