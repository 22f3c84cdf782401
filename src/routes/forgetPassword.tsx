import { createFileRoute, useCanGoBack, useRouter } from '@tanstack/react-router'
import { ROUTES } from '#src/routing/route-names.ts'
import { ForgotPasswordScreen } from '#src/features/account/entry/forgot-password-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { readEntrySearch } from './-entry-search.ts'

export const Route = createFileRoute('/forgetPassword')({
  staticData: { access: 'open' },
  validateSearch: readEntrySearch,
  loader: () => loadTexts('account'),
  component: ForgetPassword,
})

function ForgetPassword() {
  const { returnTo, code } = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const toLogin = () => void navigate({ to: ROUTES.login, search: { returnTo, code }, replace: true })
  return (
    <ForgotPasswordScreen
      returnTo={returnTo}
      code={code}
      onReset={toLogin}
      onBack={() => (canGoBack ? router.history.back() : toLogin())}
    />
  )
}
