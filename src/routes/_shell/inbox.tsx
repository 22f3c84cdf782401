import { createFileRoute } from '@tanstack/react-router'
import { InboxScreen } from '#src/features/inbox/inbox-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/inbox')({
  staticData: { access: 'player', page: { title: 'inbox', isSubPage: true } },
  loader: () => loadTexts('inbox'),
  component: InboxScreen,
})
