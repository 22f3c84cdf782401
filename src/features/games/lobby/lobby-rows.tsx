import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { memo, type ReactElement, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listGameRecordsQuery } from '#generated/http/games/list-game-records.ts'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import { typeHue, typeIcon } from '#src/components/type-look.ts'
import { hasSettled } from '#src/queries/optional-read.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { PosterGrid } from '#src/ui/surface/poster-grid.tsx'
import { Rail } from '#src/ui/surface/rail.tsx'
import { favoritesQuery } from '../hearts/favorites.queries.ts'
import { EventCard } from '../tiles/event-card.tsx'
import { GameRail } from '../tiles/game-rail.tsx'
import type { TileGame } from '../tiles/game-tile.tsx'
import { LiveCard } from '../tiles/live-card.tsx'
import { LinesSkeleton, RailSkeleton } from '../tiles/row-skeletons.tsx'
import { GameRow } from './game-row.tsx'
import { LobbySection } from './lobby-section.tsx'
import { ProviderStrip } from './provider-strip.tsx'
import { EVENTS, ROW, type RowSources, useRowGames } from './use-row-games.ts'
import { WinsTicker } from './wins-ticker.tsx'

export interface LobbyRowsProps {
  /** The menu without the hot entry. */
  readonly types: readonly GameType[]
  /** The hot games above: no game is twice on the first screens. */
  readonly shown: readonly TileGame[]
  readonly onType: (code: string) => void
  readonly onProvider: (code: string) => void
}

/** Rounds that are searched for the last games played. */
const ROUNDS = 50

/** The rows below the hot games, once it is known which of them a player has: one that came late would push the others. */
export const LobbyRows = observer(function LobbyRows(props: LobbyRowsProps) {
  const { t } = useTranslation('games')
  const { isLoggedIn } = useStores().session
  const rounds = useQuery({
    ...listGameRecordsQuery('hot', { pageSize: ROUNDS }),
    enabled: isLoggedIn,
  })
  const favorites = useQuery({ ...favoritesQuery(), enabled: isLoggedIn })
  if (![rounds, favorites].every(hasSettled)) return <RailSkeleton label={t('newGames')} />
  return <Rows {...props} rounds={rounds} favorites={favorites} />
})

/** Deferred: React renders rows that arrive in short slices, and a tap comes before them. */
const Rows = observer(function Rows({ shown, rounds, favorites, ...props }: LobbyRowsProps & RowSources) {
  const rows = useDeferredValue(useRowGames({ ...props, shown, rounds, favorites }))
  return <ShownRows {...props} shown={shown} rows={rows} />
})

/** What one played, favorites, live tables, new games, events, providers, the top 10, and a row for every type. */
const ShownRows = memo(function ShownRows({
  types,
  shown,
  onType,
  onProvider,
  rows,
}: LobbyRowsProps & { readonly rows: ReturnType<typeof useRowGames> }): ReactElement {
  const { t } = useTranslation(['games', 'play'])
  const navigate = useNavigate()
  const [now] = useState(Date.now)
  const { onNear, played, favorites, live, newest, sports, areProvidersNear, top } = rows
  return (
    <Stack gap={6}>
      <WinsTicker />
      {(played.games.length > 0 || played.failed) && (
        <LobbySection
          title={t('continuePlaying')}
          icon="history"
          row={ROW.played}
          onNear={onNear}
          failed={played.failed}
        >
          <GameRail label={t('continuePlaying')} games={played.games} />
        </LobbySection>
      )}
      {(favorites.games.length > 0 || favorites.failed) && (
        <LobbySection
          title={t('play:favorites')}
          icon="heart-full"
          hue="hot"
          onSeeAll={() => void navigate({ to: ROUTES.game, search: { show: 'favorites' } })}
          row={ROW.favorites}
          onNear={onNear}
          failed={favorites.failed}
        >
          <GameRail label={t('play:favorites')} games={favorites.games} />
        </LobbySection>
      )}
      {live.type && (live.games?.length !== 0 || live.failed) && (
        <LobbySection
          title={live.type.name}
          icon="live"
          hue={typeHue(live.type.code)}
          onSeeAll={() => live.type && onType(live.type.code)}
          row={ROW.live}
          onNear={onNear}
          failed={live.failed}
        >
          {live.games ? (
            <Rail
              label={live.type.name}
              tiles="wide"
              arrows={{
                previous: t('railPrevious', { name: live.type.name }),
                next: t('railNext', { name: live.type.name }),
              }}
            >
              {live.games.map((game) => (
                <LiveCard key={game.id} game={game} />
              ))}
            </Rail>
          ) : (
            <RailSkeleton label={live.type.name} tiles="wide" />
          )}
        </LobbySection>
      )}
      {(newest.games?.length !== 0 || newest.failed) && (
        <LobbySection title={t('newGames')} icon="star" row={ROW.newest} onNear={onNear} failed={newest.failed}>
          {newest.games ? (
            <GameRail label={t('newGames')} games={newest.games} />
          ) : (
            <RailSkeleton label={t('newGames')} />
          )}
        </LobbySection>
      )}
      {sports.type && (sports.games?.length !== 0 || sports.failed) && (
        <LobbySection
          title={sports.type.name}
          icon="sports"
          hue={typeHue(sports.type.code)}
          onSeeAll={() => sports.type && onType(sports.type.code)}
          row={ROW.sports}
          onNear={onNear}
          failed={sports.failed}
        >
          {sports.games ? (
            <PosterGrid label={sports.type.name} tiles="line" hasTwoRows>
              {sports.games.map((game) => (
                <EventCard key={game.id} game={game} now={now} />
              ))}
            </PosterGrid>
          ) : (
            <LinesSkeleton label={sports.type.name} count={EVENTS} />
          )}
        </LobbySection>
      )}
      <LobbySection title={t('providers')} icon="grid" row={ROW.providers} onNear={onNear}>
        <ProviderStrip onProvider={onProvider} isNear={areProvidersNear} />
      </LobbySection>
      {(top.games?.length !== 0 || top.failed) && (
        <LobbySection title={t('topGames')} icon="fire" row={ROW.top} onNear={onNear} failed={top.failed}>
          {top.games ? (
            <GameRail label={t('topGames')} games={top.games} isRanked />
          ) : (
            <RailSkeleton label={t('topGames')} />
          )}
        </LobbySection>
      )}
      {types
        .filter((type) => type !== live.type && type !== sports.type)
        .map((type) => (
          <GameRow
            key={type.code}
            title={type.name}
            icon={typeIcon(type.code)}
            hue={typeHue(type.code)}
            filter={{ type: type.code }}
            shown={shown}
            onSeeAll={() => onType(type.code)}
          />
        ))}
    </Stack>
  )
})
