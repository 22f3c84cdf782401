import { createFileRoute } from '@tanstack/react-router'
import { getSearchDiscoveryQuery } from '#generated/http/games/get-search-discovery.ts'
import { GameId } from '#generated/http/schemas/game-id.ts'
import { Keyword } from '#generated/http/schemas/keyword.ts'
import { SearchScreen } from '#src/features/games/search/search-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { readSearch } from '../-search.ts'

const SEARCH = { keyword: Keyword, play: GameId }

export const Route = createFileRoute('/_shell/game/search/')({
  staticData: { access: 'browse', page: { title: 'search', place: 'game', isSubPage: true } },
  validateSearch: readSearch(SEARCH),
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(getSearchDiscoveryQuery())
    await loadTexts('search', 'play')
  },
  component: Search,
})

function Search() {
  const { keyword, play } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SearchScreen
      keyword={keyword}
      play={play}
      onKeyword={(next) => void navigate({ search: { keyword: next }, replace: true, resetScroll: false })}
      onSearch={(next) => void navigate({ to: '/game/search/result', search: { keyword: next } })}
      onPlayed={() => void navigate({ search: { keyword }, replace: true, resetScroll: false })}
    />
  )
}
