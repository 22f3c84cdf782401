import { createFileRoute } from '@tanstack/react-router'
import { getVipQuery } from '#generated/http/rewards/get-vip.ts'
import { VipScreen } from '#src/features/rewards/vip/vip-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/vip')({
  staticData: {
    access: 'player',
    page: { title: 'vip', place: 'vip', hasBunting: true, hasFooter: true },
    failed: 'vip:failed',
  },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([loadTexts('vip', 'rewards'), queryClient.ensureQueryData(getVipQuery())])
  },
  component: VipScreen,
})
