import { createFileRoute } from '@tanstack/react-router'
import { ROUTES } from '#src/components/route-names.ts'
import { BaseInfoScreen } from '#src/features/kyc/base-info/base-info-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/kyc/baseInfo')({
  staticData: { access: 'account', page: { title: 'kycBaseInfo', isSubPage: true, isNarrow: true } },
  loader: () => loadTexts('kyc'),
  component: Page,
})

function Page() {
  const { loadUser } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return <BaseInfoScreen onStatusChange={loadUser} onSaved={() => void navigate({ to: ROUTES.kycUpload })} />
}
