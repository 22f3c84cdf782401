import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { getExchangeQuery } from '#generated/http/money/get-exchange.ts'
import { couponsQuery } from '#src/features/wallet/coupons/coupons.ts'
import { exchange } from '#src/features/wallet/exchange/exchange.ts'
import { PendingIntentStore } from '#src/features/wallet/money-request/pending-intents.ts'
import { ExchangeScreen } from '#src/features/wallet/exchange/exchange-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { readSearch } from '../../-search.ts'

const validateSearch = readSearch({ tab: z.literal('coupons') })

export const Route = createFileRoute('/_shell/finance/exchange')({
  staticData: {
    access: 'player',
    page: { title: 'exchange', place: 'wallet', isSubPage: true },
    failed: 'exchange:goodsFailed',
  },
  validateSearch,
  // Without loaderDeps: the tabs stay while another one loads.
  loader: async ({ context: { queryClient, stores }, location }) => {
    const isCoupons = validateSearch(location.search).tab === 'coupons'
    if (isCoupons) void queryClient.prefetchInfiniteQuery(couponsQuery('usable'))
    // A pending exchange is shown whether or not the goods can be read.
    const isPending = stores.deferred.get(PendingIntentStore).of(exchange).pending() !== null
    const goods = !isCoupons && !isPending && queryClient.ensureQueryData(getExchangeQuery())
    await Promise.all([loadTexts('wallet', 'exchange'), goods])
  },
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
