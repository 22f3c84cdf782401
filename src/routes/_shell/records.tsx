import { createFileRoute } from '@tanstack/react-router'
import { RecordsScreen } from '#src/features/wallet/records/records-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { textParam } from '../-text-param.ts'

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/u

interface RecordsSearch {
  readonly type?: string | undefined
  /** Manila days, YYYY-MM-DD. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export const Route = createFileRoute('/_shell/records')({
  staticData: { access: 'player', page: { title: 'records', isSubPage: true } },
  validateSearch: (search: Record<string, unknown>): RecordsSearch => ({
    type: textParam(search['type']),
    from: textParam(search['from'], DAY),
    to: textParam(search['to'], DAY),
  }),
  loader: () => loadTexts('wallet', 'records'),
  component: Records,
})

function Records() {
  const filter = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <RecordsScreen
      filter={filter}
      onFilter={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
