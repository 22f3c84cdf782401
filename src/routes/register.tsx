import { createFileRoute } from '@tanstack/react-router'
import { ROUTES } from '#src/components/route-names.ts'
import { RegisterScreen } from '#src/features/account/entry/register-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { readEntrySearch } from './-entry-search.ts'

export const Route = createFileRoute('/register')({
  staticData: { access: 'open' },
  validateSearch: readEntrySearch,
  loader: () => loadTexts('account'),
  component: Register,
})

function Register() {
  const { returnTo, code } = Route.useSearch()
  const { startSession } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <RegisterScreen
      returnTo={returnTo}
      invitationCode={code}
      onSignedIn={(user) => {
        startSession(user)
        void navigate({ href: returnTo ?? ROUTES.game, replace: true })
      }}
    />
  )
}
