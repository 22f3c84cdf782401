import { createFileRoute } from '@tanstack/react-router'
import { getIdentityOptionsQuery } from '#generated/http/kyc/get-identity-options.ts'
import { getWalletQuery } from '#generated/http/money/get-wallet.ts'
import { usePreparation } from '#src/components/first-withdrawal/use-preparation.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { UploadScreen } from '#src/features/kyc/upload/upload-screen.tsx'
import { identityQuery } from '#src/features/kyc/kyc.queries.ts'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/kyc/upload')({
  staticData: { access: 'account', page: { title: 'kycUpload', place: 'profile', isSubPage: true, help: 'identity' } },
  loader: async ({ context: { queryClient } }) => {
    // It decides what follows the pictures.
    void queryClient.prefetchQuery({ ...getWalletQuery(), meta: { silentError: true } })
    await Promise.all([
      loadTexts('kyc'),
      queryClient.ensureQueryData(identityQuery()),
      queryClient.ensureQueryData(getIdentityOptionsQuery()),
    ])
  },
  component: Page,
})

function Page() {
  const { loadUser } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const { leadOn } = usePreparation()

  async function goOn(): Promise<void> {
    // Back leads past the page, which shows nothing any more.
    await navigate({ to: ROUTES.kycStatus, replace: true })
    leadOn()
  }

  return <UploadScreen onStatusChange={loadUser} onHandedIn={() => void goOn()} />
}
