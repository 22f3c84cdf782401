import { createFileRoute } from '@tanstack/react-router'
import { GameTypeCode } from '#generated/http/schemas/game-type-code.ts'
import { GameRecordScreen } from '#src/features/games/game-record-screen.tsx'
import { gameRecordsQuery } from '#src/features/games/rounds.queries.ts'
import { menuQuery } from '#src/queries/menu.ts'
import { readSearch, type SearchOf } from '../-search.ts'

const SEARCH = { type: GameTypeCode }

export const Route = createFileRoute('/_shell/game/record')({
  staticData: {
    access: 'player',
    page: { title: 'gameRecords', place: 'activity', isSubPage: true },
    failed: 'games:recordsFailed',
  },
  validateSearch: readSearch(SEARCH),
  loader: async ({ context: { queryClient }, location }) => {
    const { type } = location.search as SearchOf<typeof SEARCH>
    if (type !== undefined) void queryClient.prefetchInfiniteQuery(gameRecordsQuery(type))
    await queryClient.ensureQueryData(menuQuery())
  },
  component: GameRecord,
})

function GameRecord() {
  const { type } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <GameRecordScreen
      type={type}
      onTypeChange={(next) => void navigate({ search: { type: next }, replace: true, resetScroll: false })}
    />
  )
}
