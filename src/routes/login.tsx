import { createFileRoute } from '@tanstack/react-router'
import { ROUTES } from '#src/components/route-names.ts'
import { readReturnPath } from '#src/components/return-path.ts'
import { LoginScreen } from '#src/features/account/entry/login-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/login')({
  staticData: { access: 'open' },
  validateSearch: (search: Record<string, unknown>): { returnTo?: string | undefined } => ({
    returnTo: readReturnPath(search['returnTo']),
  }),
  loader: () => loadTexts('account'),
  component: Login,
})

function Login() {
  const { returnTo } = Route.useSearch()
  const { startSession } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <LoginScreen
      returnTo={returnTo}
      onSignedIn={(user) => {
        startSession(user)
        void navigate({ href: returnTo ?? ROUTES.game, replace: true })
      }}
    />
  )
}
