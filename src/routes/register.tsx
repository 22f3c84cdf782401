import { createFileRoute } from '@tanstack/react-router'
import { readReturnPath } from '#src/components/return-path.ts'
import { RegisterScreen } from '#src/features/account/register-screen.tsx'
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
    code: textParam(search['code']),
  }),
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
        void navigate({ href: returnTo ?? '/game', replace: true })
      }}
    />
  )
}
