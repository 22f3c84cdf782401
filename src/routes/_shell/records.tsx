import { createFileRoute } from '@tanstack/react-router'
import { listJournalTypesQuery } from '#generated/http/money/list-journal-types.ts'
import { Code } from '#generated/http/schemas/code.ts'
import { Day } from '#generated/http/schemas/day.ts'
import { RecordsScreen } from '#src/features/wallet/records/records-screen.tsx'
import { journalQuery } from '#src/features/wallet/records/records.queries.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { readSearch } from '../-search.ts'

/** From one Manila day to another. */
const validateSearch = readSearch({ type: Code, from: Day, to: Day })

export const Route = createFileRoute('/_shell/records')({
  staticData: {
    access: 'player',
    page: { title: 'activity', place: 'activity', isSubPage: true },
    failed: 'records:recordsFailed',
  },
  validateSearch,
  // Without loaderDeps: a filter that changes leaves the page on screen while its list loads.
  loader: async ({ context: { queryClient }, location }) => {
    void queryClient.prefetchQuery(listJournalTypesQuery())
    const first = queryClient.ensureInfiniteQueryData(journalQuery(validateSearch(location.search)))
    await Promise.all([loadTexts('wallet', 'records'), first])
  },
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
