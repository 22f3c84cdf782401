import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { Code } from '#generated/http/schemas/code.ts'
import { GameId } from '#generated/http/schemas/game-id.ts'
import { GameTypeCode } from '#generated/http/schemas/game-type-code.ts'
import { LobbyScreen } from '#src/features/games/lobby-screen.tsx'
import { prefetchLobby } from '#src/features/games/prefetch-lobby.ts'
import { readSearch, type SearchOf } from '../-search.ts'

const SEARCH = {
  type: GameTypeCode,
  manuf: Code,
  /** Every hot game, in place of the lobby's front. */
  show: z.literal('all'),
  /** The game to open once after login. */
  play: GameId,
}

export const Route = createFileRoute('/_shell/game/')({
  // The lobby is the first page: no chunk of its own.
  codeSplitGroupings: [],
  staticData: {
    access: 'browse',
    page: { title: 'game', place: 'game', isWide: true, hasBunting: true, hasFooter: true },
  },
  validateSearch: readSearch(SEARCH),
  loader: ({ context, location }) => {
    const { type, show } = location.search as SearchOf<typeof SEARCH>
    prefetchLobby(context.queryClient, context.stores.session.isLoggedIn, type !== undefined || show !== undefined)
  },
  component: Game,
})

function Game() {
  const { type, manuf, show, play } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <LobbyScreen
      type={type}
      manuf={manuf}
      isAllShown={show === 'all'}
      play={play}
      onChoose={(choice) => void navigate({ search: choice, replace: true, resetScroll: false })}
      // An entry of its own in history: Back leads to the lobby's front.
      onShowAll={() => void navigate({ search: { type, show: 'all' }, resetScroll: false })}
      onPlayed={() => void navigate({ search: { type, manuf, show }, replace: true, resetScroll: false })}
    />
  )
}
