import { createFileRoute } from '@tanstack/react-router'
import { FaqScreen } from '#src/features/support/faq-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/faq')({
  staticData: { access: 'open', page: { title: 'faq', isSubPage: true } },
  loader: () => loadTexts('support'),
  component: FaqScreen,
})
