import { createFileRoute } from '@tanstack/react-router'
import { GameId } from '#generated/http/schemas/game-id.ts'
import { gameHelpQuery } from '#src/features/games/help/game-help.queries.ts'
import { HelpScreen } from '#src/features/games/help/help-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { readSearch } from '../-search.ts'

const validateSearch = readSearch({ gameId: GameId })

export const Route = createFileRoute('/_shell/helpSlot')({
  staticData: { access: 'player', page: { title: 'helpSlot', place: 'game', isSubPage: true } },
  validateSearch,
  loader: async ({ context: { queryClient }, location }) => {
    const { gameId } = validateSearch(location.search)
    if (gameId !== undefined) void queryClient.prefetchQuery(gameHelpQuery(gameId))
    await loadTexts('play', 'records')
  },
  component: Help,
})

function Help() {
  const { gameId } = Route.useSearch()
  return <HelpScreen gameId={gameId} />
}
