import { createFileRoute } from '@tanstack/react-router'
import { RedeemScreen } from '#src/features/rewards/redeem/redeem-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/redeem')({
  staticData: { access: 'player', page: { title: 'redeem', place: 'event', isSubPage: true } },
  loader: () => loadTexts('events', 'rewards'),
  component: RedeemScreen,
})
