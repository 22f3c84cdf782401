import { createFileRoute } from '@tanstack/react-router'
import { listJournalTypesQuery } from '#generated/http/money/list-journal-types.ts'
import { Code } from '#generated/http/schemas/code.ts'
import { Day } from '#generated/http/schemas/day.ts'
import { RecordsScreen } from '#src/features/wallet/records/records-screen.tsx'
import { journalQuery } from '#src/features/wallet/records/records.queries.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { readSearch } from '../-search.ts'
import { useOpenEntry } from '../-use-open-entry.ts'

/** From one Manila day to another. */
const validateSearch = readSearch({ type: Code, from: Day, to: Day, open: Code })

export const Route = createFileRoute('/_shell/records')({
  staticData: {
    access: 'own',
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
  const { open, ...filter } = Route.useSearch()
  const navigate = Route.useNavigate()
  const onOpen = useOpenEntry(
    open,
    (id, replace) => void navigate({ search: (now) => ({ ...now, open: id }), replace, resetScroll: false }),
  )
  return (
    <RecordsScreen
      filter={filter}
      openId={open}
      onOpen={onOpen}
      onFilter={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
