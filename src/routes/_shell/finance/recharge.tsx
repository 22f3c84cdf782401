import { createFileRoute } from '@tanstack/react-router'
import { RechargeScreen } from '#src/features/wallet/recharge/recharge-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { ORDER_NO, textParam } from '../../-text-param.ts'

export const Route = createFileRoute('/_shell/finance/recharge')({
  staticData: { access: 'player', page: { title: 'recharge', isSubPage: true, isNarrow: true } },
  // What else a payment page adds to the address decides nothing.
  validateSearch: (search: Record<string, unknown>): { order?: string | undefined; coupon?: string | undefined } => ({
    order: textParam(search['order'], ORDER_NO),
    coupon: textParam(search['coupon']),
  }),
  loader: () => loadTexts('wallet'),
  component: Recharge,
})

function Recharge() {
  const { order, coupon } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <RechargeScreen
      orderNo={order}
      coupon={coupon}
      onOrder={(next) => void navigate({ search: { order: next }, replace: true })}
    />
  )
}
