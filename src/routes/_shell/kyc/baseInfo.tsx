import { createFileRoute } from '@tanstack/react-router'
import { listCountriesQuery } from '#generated/http/account/list-countries.ts'
import { getIdentityOptionsQuery } from '#generated/http/kyc/get-identity-options.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { BaseInfoScreen } from '#src/features/kyc/base-info/base-info-screen.tsx'
import { identityQuery } from '#src/features/kyc/kyc.queries.ts'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/kyc/baseInfo')({
  staticData: {
    access: 'account',
    page: { title: 'kycBaseInfo', place: 'profile', isSubPage: true, help: 'identity' },
  },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      loadTexts('kyc'),
      queryClient.ensureQueryData(identityQuery()),
      queryClient.ensureQueryData(getIdentityOptionsQuery()),
      queryClient.ensureQueryData(listCountriesQuery()),
    ])
  },
  component: Page,
})

function Page() {
  const { loadUser } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return <BaseInfoScreen onStatusChange={loadUser} onSaved={() => void navigate({ to: ROUTES.kycUpload })} />
}
