import { createFileRoute } from '@tanstack/react-router'
import { ExchangeScreen } from '#src/features/wallet/exchange/exchange-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/finance/exchange')({
  staticData: { access: 'player', page: { title: 'exchange', isSubPage: true } },
  validateSearch: (search: Record<string, unknown>): { tab?: 'coupons' | undefined } => ({
    tab: search['tab'] === 'coupons' ? 'coupons' : undefined,
  }),
  loader: () => loadTexts('wallet', 'exchange'),
  component: Exchange,
})

function Exchange() {
  const { tab } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ExchangeScreen
      tab={tab ?? 'points'}
      onTab={(next) => void navigate({ search: { tab: next === 'coupons' ? next : undefined }, replace: true })}
    />
  )
}
