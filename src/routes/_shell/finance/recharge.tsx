import { createFileRoute } from '@tanstack/react-router'
import { RechargeScreen } from '#src/features/wallet/recharge-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { textParam } from '../../-text-param.ts'

const ORDER_NO = /^[A-Za-z0-9]{8,32}$/u

export const Route = createFileRoute('/_shell/finance/recharge')({
  staticData: { access: 'player', page: { title: 'recharge', isSubPage: true } },
  // What else a payment page adds to the address decides nothing.
  validateSearch: (search: Record<string, unknown>): { order?: string | undefined } => ({
    order: textParam(search['order'], ORDER_NO),
  }),
  loader: () => loadTexts('wallet'),
  component: Recharge,
})

function Recharge() {
  const { order } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <RechargeScreen orderNo={order} onOrder={(next) => void navigate({ search: { order: next }, replace: true })} />
  )
}
