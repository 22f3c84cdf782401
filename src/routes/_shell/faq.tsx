import { createFileRoute } from '@tanstack/react-router'
import { listFaqsQuery } from '#generated/http/app/list-faqs.ts'
import { FaqScreen } from '#src/features/support/faq-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/faq')({
  staticData: {
    access: 'open',
    page: { title: 'faq', place: 'help', isSubPage: true, hasFooter: true },
    failed: 'support:faqFailed',
  },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([loadTexts('support'), queryClient.ensureQueryData(listFaqsQuery())])
  },
  component: FaqScreen,
})
