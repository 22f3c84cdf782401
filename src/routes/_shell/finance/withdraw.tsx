import { createFileRoute } from '@tanstack/react-router'
import { WithdrawScreen } from '#src/features/wallet/withdraw/withdraw-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { ORDER_NO, textParam } from '../../-text-param.ts'

export const Route = createFileRoute('/_shell/finance/withdraw')({
  staticData: { access: 'withdrawal', page: { title: 'withdraw', isSubPage: true, isNarrow: true } },
  validateSearch: (search: Record<string, unknown>): { order?: string | undefined } => ({
    order: textParam(search['order'], ORDER_NO),
  }),
  loader: () => loadTexts('wallet', 'withdraw'),
  component: Withdraw,
})

function Withdraw() {
  const { order } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <WithdrawScreen orderNo={order} onOrder={(next) => void navigate({ search: { order: next }, replace: true })} />
  )
}
