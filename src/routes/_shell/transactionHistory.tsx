import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { listRechargeMethodsQuery } from '#generated/http/money/list-recharge-methods.ts'
import { Day } from '#generated/http/schemas/day.ts'
import { OrderNo } from '#generated/http/schemas/order-no.ts'
import { WithdrawalStatus } from '#generated/http/schemas/withdrawal-status.ts'
import { HistoryScreen } from '#src/features/wallet/history/history-screen.tsx'
import { depositsQuery, withdrawalsQuery } from '#src/features/wallet/orders/orders.queries.ts'
import { withdrawalFilter } from '#src/features/wallet/orders/statuses.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { readSearch } from '../-search.ts'
import { useOpenEntry } from '../-use-open-entry.ts'

/** The address holds a number as text. Deposits know some of the statuses of withdrawals. */
const Status = z.pipe(
  z.transform((text) => (text === '' ? undefined : Number(text))),
  WithdrawalStatus,
)
const validateSearch = readSearch({ kind: z.literal('withdrawals'), status: Status, from: Day, to: Day, open: OrderNo })

export const Route = createFileRoute('/_shell/transactionHistory')({
  staticData: { access: 'own', page: { title: 'activity', place: 'activity', isSubPage: true } },
  validateSearch,
  // Without loaderDeps: a filter that changes leaves the page on screen while its list loads.
  loader: async ({ context: { queryClient }, location }) => {
    const { kind, ...filter } = validateSearch(location.search)
    void queryClient.prefetchQuery(listRechargeMethodsQuery())
    const first =
      kind === 'withdrawals'
        ? queryClient.ensureInfiniteQueryData(withdrawalsQuery(filter))
        : queryClient.ensureInfiniteQueryData(depositsQuery(filter))
    await Promise.all([loadTexts('wallet', 'records', 'withdraw'), first])
  },
  component: TransactionHistory,
})

function TransactionHistory() {
  const { kind = 'deposits', open, ...filter } = Route.useSearch()
  const navigate = Route.useNavigate()
  const onOpen = useOpenEntry(
    open,
    (id, replace) => void navigate({ search: (now) => ({ ...now, open: id }), replace, resetScroll: false }),
  )
  return (
    <HistoryScreen
      filter={{ kind, ...filter }}
      openId={open}
      onOpen={onOpen}
      onFilter={(next) =>
        void navigate({
          search: {
            ...next,
            kind: next.kind === 'withdrawals' ? next.kind : undefined,
            status: withdrawalFilter(next.status),
          },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
