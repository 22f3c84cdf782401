import { useInfiniteQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { PosterGrid } from '#src/ui/surface/poster-grid.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { EndlessGames } from '../tiles/endless-games.tsx'
import { type gamePages, useGameQueries } from '../games.queries.ts'
import { GameTile } from '../tiles/game-tile.tsx'
import { listLook } from '../tiles/list-look.ts'
import { ProviderRows } from './provider-rows.tsx'
import { ProviderStrip } from './provider-strip.tsx'

/** Two rows of the most columns. */
const MAX_HOT = 18

export interface LobbyOfTypeProps {
  readonly chosen: GameType
  readonly onProvider: (code: string) => void
}

/** Below the last event: the posters of hot games. */
const HotGames = observer(function HotGames({ events }: { readonly events: ReturnType<typeof gamePages> }) {
  const { t } = useTranslation('games')
  const { data, hasNextPage } = useInfiniteQuery(events)
  const hot = useInfiniteQuery(useGameQueries().hotGames())
  const games = hot.data?.pages[0]?.list ?? []
  if (!data || hasNextPage || games.length === 0) return null
  return (
    <section>
      <SectionHeader title={t('hotGames')} icon="fire" hue="hot" />
      <PosterGrid label={t('hotGames')} hasTwoRows>
        {games.slice(0, MAX_HOT).map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
      </PosterGrid>
    </section>
  )
})

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
      {look === 'events' && <HotGames events={query} />}
    </Stack>
  )
})
