import { createFileRoute } from '@tanstack/react-router'
import { LobbyScreen } from '#src/features/games/lobby-screen.tsx'
import { prefetchLobby } from '#src/features/games/prefetch-lobby.ts'
import { textParam } from '../-text-param.ts'

interface LobbySearch {
  type?: string | undefined
  manuf?: string | undefined
  /** A game to open once: the one that asked for login. */
  play?: string | undefined
}

export const Route = createFileRoute('/_shell/game/')({
  staticData: { access: 'browse', page: { title: 'game', tab: 'game' } },
  validateSearch: (search: Record<string, unknown>): LobbySearch => ({
    type: textParam(search['type']),
    manuf: textParam(search['manuf']),
    play: textParam(search['play']),
  }),
  loader: ({ context, location }) => {
    const { type } = location.search as LobbySearch
    prefetchLobby(context.queryClient, context.stores.session.isLoggedIn, type)
  },
  component: Game,
})

function Game() {
  const { type, manuf, play } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <LobbyScreen
      type={type}
      manuf={manuf}
      play={play}
      onChoose={(choice) => void navigate({ search: choice, replace: true, resetScroll: false })}
      onPlayed={() => void navigate({ search: { type, manuf }, replace: true, resetScroll: false })}
    />
  )
}
