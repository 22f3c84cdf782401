import { createFileRoute } from '@tanstack/react-router'
import { ROUTES } from '#src/components/route-names.ts'
import { LoginScreen } from '#src/features/account/entry/login-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { readEntrySearch } from './-entry-search.ts'

export const Route = createFileRoute('/login')({
  staticData: { access: 'open' },
  validateSearch: readEntrySearch,
  loader: () => loadTexts('account'),
  component: Login,
})

function Login() {
  const { returnTo, code } = Route.useSearch()
  const { startSession } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <LoginScreen
      returnTo={returnTo}
      code={code}
      onSignedIn={(user) => {
        startSession(user)
        void navigate({ href: returnTo ?? ROUTES.game, replace: true })
      }}
    />
  )
}
