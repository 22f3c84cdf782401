import { createFileRoute } from '@tanstack/react-router'
import { StatusScreen } from '#src/features/kyc/status/status-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/kyc/status')({
  staticData: { access: 'account', page: { title: 'kycStatus', isSubPage: true, isNarrow: true } },
  loader: () => loadTexts('kyc'),
  component: Page,
})

function Page() {
  const { loadUser } = Route.useRouteContext()
  return <StatusScreen onStatusChange={loadUser} />
}
