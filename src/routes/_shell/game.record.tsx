import { createFileRoute } from '@tanstack/react-router'
import { Code } from '#generated/http/schemas/code.ts'
import { Day } from '#generated/http/schemas/day.ts'
import { GameTypeCode } from '#generated/http/schemas/game-type-code.ts'
import { GameRecordScreen } from '#src/features/games/rounds/game-record-screen.tsx'
import { gameRecordsQuery } from '#src/features/games/rounds/rounds.queries.ts'
import { menuQuery } from '#src/queries/menu.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { readSearch } from '../-search.ts'
import { useOpenEntry } from '../-use-open-entry.ts'

/** A type, a provider, and from one Manila day to another. */
const validateSearch = readSearch({ type: GameTypeCode, manuf: Code, from: Day, to: Day, open: Code })

export const Route = createFileRoute('/_shell/game/record')({
  staticData: {
    access: 'own',
    page: { title: 'activity', place: 'activity', isSubPage: true },
    failed: 'records:roundsFailed',
  },
  validateSearch,
  loader: async ({ context: { queryClient }, location }) => {
    const { type, ...filter } = validateSearch(location.search)
    if (type !== undefined) void queryClient.prefetchInfiniteQuery(gameRecordsQuery(type, filter))
    await Promise.all([loadTexts('records'), queryClient.ensureQueryData(menuQuery())])
  },
  component: GameRecord,
})

function GameRecord() {
  const { open, ...filter } = Route.useSearch()
  const navigate = Route.useNavigate()
  const onOpen = useOpenEntry(
    open,
    (id, replace) => void navigate({ search: (now) => ({ ...now, open: id }), replace, resetScroll: false }),
  )
  return (
    <GameRecordScreen
      filter={filter}
      openId={open}
      onOpen={onOpen}
      onFilter={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
