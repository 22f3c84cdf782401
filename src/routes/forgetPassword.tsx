import { createFileRoute, useCanGoBack, useRouter } from '@tanstack/react-router'
import { readReturnPath } from '#src/components/return-path.ts'
import { ROUTES } from '#src/components/route-names.ts'
import { ForgotPasswordScreen } from '#src/features/account/entry/forgot-password-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/forgetPassword')({
  staticData: { access: 'open' },
  validateSearch: (search: Record<string, unknown>): { returnTo?: string | undefined } => ({
    returnTo: readReturnPath(search['returnTo']),
  }),
  loader: () => loadTexts('account'),
  component: ForgetPassword,
})

function ForgetPassword() {
  const { returnTo } = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const toLogin = () => void navigate({ to: ROUTES.login, search: { returnTo }, replace: true })
  return (
    <ForgotPasswordScreen
      returnTo={returnTo}
      onReset={toLogin}
      onBack={() => (canGoBack ? router.history.back() : toLogin())}
    />
  )
}
