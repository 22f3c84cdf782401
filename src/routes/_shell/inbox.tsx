import { createFileRoute } from '@tanstack/react-router'
import { InboxScreen } from '#src/features/inbox/inbox-screen.tsx'

export const Route = createFileRoute('/_shell/inbox')({
  staticData: { access: 'player', page: { title: 'inbox', isSubPage: true } },
  component: InboxScreen,
})
