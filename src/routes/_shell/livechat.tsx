import { createFileRoute } from '@tanstack/react-router'
import { getConfigQuery } from '#generated/http/app/get-config.ts'
import { SupportScreen } from '#src/features/support/support-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/livechat')({
  staticData: { access: 'open', page: { title: 'customerService', place: 'help', isSubPage: true, hasFooter: true } },
  // Not awaited: help must open while the server is down.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(getConfigQuery())
    return loadTexts('support')
  },
  component: SupportScreen,
})
