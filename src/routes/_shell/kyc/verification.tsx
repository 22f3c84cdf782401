import { createFileRoute } from '@tanstack/react-router'
import { VerificationScreen } from '#src/features/kyc/hub/verification-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/kyc/verification')({
  staticData: { access: 'account', page: { title: 'kycVerification', isSubPage: true, isNarrow: true } },
  loader: () => loadTexts('kyc'),
  component: Page,
})

function Page() {
  const { loadUser } = Route.useRouteContext()
  return <VerificationScreen onStatusChange={loadUser} />
}
