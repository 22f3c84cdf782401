import { createFileRoute } from '@tanstack/react-router'
import { InboxScreen } from '#src/features/inbox/inbox-screen.tsx'
import { lettersQuery } from '#src/features/inbox/inbox.queries.ts'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/inbox')({
  staticData: { access: 'player', page: { title: 'inbox', place: 'inbox', isSubPage: true }, failed: 'inbox:failed' },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([loadTexts('inbox'), queryClient.ensureInfiniteQueryData(lettersQuery())])
  },
  component: InboxScreen,
})
