import { createFileRoute } from '@tanstack/react-router'
import { getConfigQuery } from '#generated/http/app/get-config.ts'
import { SupportScreen } from '#src/features/support/support-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'

/** The same page as /livechat, at an address that the specification closes to suspended players. */
export const Route = createFileRoute('/_shell/customerService')({
  staticData: {
    access: 'service',
    page: { title: 'customerService', place: 'help', isSubPage: true, hasFooter: true },
  },
  // Not awaited: help must open while the server is down.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(getConfigQuery())
    return loadTexts('support')
  },
  component: SupportScreen,
})
