import { createFileRoute } from '@tanstack/react-router'
import { HistoryScreen } from '#src/features/wallet/history/history-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { textParam } from '../-text-param.ts'

interface HistorySearch {
  readonly kind?: 'withdrawals' | undefined
  readonly status?: number | undefined
}

export const Route = createFileRoute('/_shell/transactionHistory')({
  staticData: { access: 'player', page: { title: 'transactionHistory', isSubPage: true } },
  validateSearch: (search: Record<string, unknown>): HistorySearch => {
    const status = textParam(String(search['status'] ?? ''), /^[0-6]$/u)
    return {
      kind: search['kind'] === 'withdrawals' ? 'withdrawals' : undefined,
      status: status === undefined ? undefined : Number(status),
    }
  },
  loader: () => loadTexts('wallet', 'records'),
  component: TransactionHistory,
})

function TransactionHistory() {
  const { kind, status } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <HistoryScreen
      kind={kind ?? 'deposits'}
      status={status}
      onFilter={(next) =>
        void navigate({
          search: { kind: next.kind === 'withdrawals' ? next.kind : undefined, status: next.status },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
