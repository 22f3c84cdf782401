import { createFileRoute } from '@tanstack/react-router'
import { SupportScreen } from '#src/features/support/support-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/livechat')({
  staticData: { access: 'open', page: { title: 'customerService', isSubPage: true } },
  loader: () => loadTexts('support'),
  component: SupportScreen,
})
