import { createFileRoute } from '@tanstack/react-router'
import { getIdentityOptionsQuery } from '#generated/http/kyc/get-identity-options.ts'
import { FirstWithdrawal } from '#src/components/first-withdrawal/first-withdrawal.ts'
import { StatusScreen } from '#src/features/kyc/status/status-screen.tsx'
import { identityQuery } from '#src/features/kyc/kyc.queries.ts'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/kyc/status')({
  staticData: { access: 'account', page: { title: 'kycStatus', place: 'profile', isSubPage: true, help: 'identity' } },
  loader: async ({ context: { queryClient } }) => {
    // The names of the documents; the page stands without them.
    void queryClient.prefetchQuery({ ...getIdentityOptionsQuery(), meta: { silentError: true } })
    await Promise.all([loadTexts('kyc'), queryClient.ensureQueryData(identityQuery()), FirstWithdrawal.preload()])
  },
  component: Page,
})

function Page() {
  const { loadUser } = Route.useRouteContext()
  return <StatusScreen onStatusChange={loadUser} />
}
