import { createFileRoute } from '@tanstack/react-router'
import { ROUTES } from '#src/components/route-names.ts'
import { readReturnPath } from '#src/components/return-path.ts'
import { RegisterScreen } from '#src/features/account/entry/register-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { textParam } from './-text-param.ts'

interface RegisterSearch {
  returnTo?: string | undefined
  /** An invitation code. */
  code?: string | undefined
}

export const Route = createFileRoute('/register')({
  staticData: { access: 'open' },
  validateSearch: (search: Record<string, unknown>): RegisterSearch => ({
    returnTo: readReturnPath(search['returnTo']),
    // An operator's own links may name it in full.
    code: textParam(search['code'] ?? search['invitationCode']),
  }),
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
