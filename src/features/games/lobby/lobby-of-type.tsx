import { useInfiniteQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { EndlessGames } from '../tiles/endless-games.tsx'
import { type gamePages, useGameQueries } from '../games.queries.ts'
import { HotGames } from '../tiles/hot-games.tsx'
import { listLook } from '../tiles/list-look.ts'
import { ProviderRows } from './provider-rows.tsx'
import { ProviderStrip } from './provider-strip.tsx'

export interface LobbyOfTypeProps {
  readonly chosen: GameType
  readonly onProvider: (code: string) => void
}

/** Hot games, once the last event is there. */
function HotGamesBelow({ events }: { readonly events: ReturnType<typeof gamePages> }) {
  const { data, hasNextPage } = useInfiniteQuery(events)
  return data && !hasNextPage ? <HotGames /> : null
}

/**
 * The games of one type: live tables, events or posters. With `showProvider` posters stand in a row per provider, and
 * tables and events below a strip of the providers.
 */
export const LobbyOfType = observer(function LobbyOfType({ chosen, onProvider }: LobbyOfTypeProps) {
  const queries = useGameQueries()
  const { code, name, showProvider } = chosen
  const look = listLook(chosen)
  if (showProvider && look === 'posters') return <ProviderRows type={chosen} onProvider={onProvider} />
  const query = look === 'live' ? queries.liveGames(code) : queries.games({ type: code })
  return (
    <Stack gap={3}>
      {showProvider && <ProviderStrip type={code} onProvider={onProvider} />}
      <EndlessGames label={name} look={look} query={query} />
      {look === 'events' && <HotGamesBelow events={query} />}
    </Stack>
  )
})
