import { createFileRoute, redirect } from '@tanstack/react-router'
import { RecallSn } from '#generated/http/schemas/recall-sn.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { placeholderRoute } from '../-placeholder-route.ts'

export const Route = createFileRoute('/_shell/returnGift/$sn')({
  ...placeholderRoute({ access: 'player', page: { title: 'returnGift', place: 'event', isSubPage: true } }),
  // An odd number was not given out by us: the address is then an unknown one.
  beforeLoad: ({ params }) => {
    if (!RecallSn.safeParse(params.sn).success) throw redirect({ to: ROUTES.game, replace: true })
  },
})
