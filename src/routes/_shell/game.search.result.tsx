import { createFileRoute } from '@tanstack/react-router'
import { Code } from '#generated/http/schemas/code.ts'
import { GameId } from '#generated/http/schemas/game-id.ts'
import { GameSort } from '#generated/http/schemas/game-sort.ts'
import { GameTypeCode } from '#generated/http/schemas/game-type-code.ts'
import { Keyword } from '#generated/http/schemas/keyword.ts'
import { SearchResultScreen } from '#src/features/games/search/search-result-screen.tsx'
import { searchQuery } from '#src/features/games/search/search.queries.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { menuQuery } from '#src/queries/menu.ts'
import { readSearch } from '../-search.ts'

const validateSearch = readSearch({ keyword: Keyword, type: GameTypeCode, manuf: Code, sort: GameSort, play: GameId })

export const Route = createFileRoute('/_shell/game/search/result')({
  staticData: { access: 'browse', page: { title: 'search', place: 'game', isSubPage: true } },
  validateSearch,
  loader: async ({ context: { queryClient }, location }) => {
    const { keyword, ...filter } = validateSearch(location.search)
    void queryClient.prefetchQuery(menuQuery())
    if (keyword !== undefined) void queryClient.prefetchInfiniteQuery(searchQuery(keyword, filter))
    await loadTexts('search', 'play')
  },
  component: SearchResult,
})

function SearchResult() {
  const { keyword, play, ...filter } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SearchResultScreen
      key={keyword}
      keyword={keyword}
      filter={filter}
      play={play}
      onSearch={(next) => void navigate({ search: { keyword: next } })}
      onFilter={(next) => void navigate({ search: { keyword, ...next }, replace: true, resetScroll: false })}
      onPlayed={() => void navigate({ search: { keyword, ...filter }, replace: true, resetScroll: false })}
    />
  )
}
