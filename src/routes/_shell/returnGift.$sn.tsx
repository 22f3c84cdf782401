import { createFileRoute, redirect } from '@tanstack/react-router'
import { RecallSn } from '#generated/http/schemas/recall-sn.ts'
import { ReturnGiftScreen } from '#src/features/rewards/return-gift/return-gift-screen.tsx'
import { returnGiftQuery } from '#src/features/rewards/return-gift/return-gift.queries.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { ROUTES } from '#src/routing/route-names.ts'

export const Route = createFileRoute('/_shell/returnGift/$sn')({
  staticData: {
    access: 'player',
    page: { title: 'returnGift', place: 'event', isSubPage: true, help: 'rewards' },
    failed: 'returnGift:failed',
  },
  // An odd number was not given out by us: the address is then an unknown one.
  beforeLoad: ({ params }) => {
    if (!RecallSn.safeParse(params.sn).success) throw redirect({ to: ROUTES.game, replace: true })
  },
  loader: async ({ context: { queryClient }, params: { sn } }) => {
    await Promise.all([loadTexts('returnGift', 'rewards'), queryClient.ensureQueryData(returnGiftQuery(sn))])
  },
  component: ReturnGift,
})

function ReturnGift() {
  const { sn } = Route.useParams()
  return <ReturnGiftScreen key={sn} sn={sn} />
}
