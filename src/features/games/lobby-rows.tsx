import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getListGameRecordsQueryOptions } from '#generated/http/games/list-game-records.ts'
import type { Game } from '#generated/http/schemas/game.ts'
import type { GameRecord } from '#generated/http/schemas/game-record.ts'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import { typeHue, typeIcon } from '#src/components/type-look.ts'
import { Button } from '#src/ui/form/button.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { PosterGrid } from '#src/ui/surface/poster-grid.tsx'
import { Rail } from '#src/ui/surface/rail.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { EventCard } from './event-card.tsx'
import { GameRail } from './game-rail.tsx'
import { GameRow } from './game-row.tsx'
import { RailSkeleton } from './game-skeletons.tsx'
import type { TileGame } from './game-tile.tsx'
import { gamesQuery, hotGamesQuery, liveGamesQuery } from './games.queries.ts'
import { listLook } from './list-look.ts'
import { LiveCard } from './live-card.tsx'
import { ProviderStrip } from './provider-strip.tsx'
import type { PlayProps } from './use-play.ts'
import { WinsTicker } from './wins-ticker.tsx'

export interface LobbyRowsProps extends PlayProps {
  /** The menu without the hot entry. */
  readonly types: readonly GameType[]
  /** The hot games above: no game is twice on the first screens. */
  readonly shown: readonly TileGame[]
  readonly isLoggedIn: boolean
  readonly onType: (code: string) => void
  readonly onProvider: (code: string) => void
}

/** Rounds that are searched for the last games played. */
const ROUNDS = 50
const RAIL = 8
const TABLES = 6
const EVENTS = 4
const TOP = 10

/** The last games of a player, newest first. */
export function playedGames(rounds: readonly GameRecord[]): TileGame[] {
  const games = new Map<string, TileGame>()
  for (const { gameId, gameName, manufName, cover = '' } of rounds) {
    if (!games.has(gameId)) games.set(gameId, { id: gameId, name: gameName, manufName, cover })
  }
  return [...games.values()]
}

/** Takes the games that no earlier row has, in order of the rows. */
function withoutRepeats(shown: readonly TileGame[]) {
  const ids = new Set(shown.map(({ id }) => id))
  return <One extends TileGame>(games: readonly One[], most: number): One[] => {
    const rest = games.filter(({ id }) => !ids.has(id)).slice(0, most)
    for (const { id } of rest) ids.add(id)
    return rest
  }
}

interface SectionProps {
  readonly title: string
  readonly icon: IconName
  readonly type?: GameType | undefined
  readonly onType?: (code: string) => void
  readonly children: ReactNode
}

function Section({ title, icon, type, onType, children }: SectionProps): ReactElement {
  const { t } = useTranslation('games')
  const seeAll = type && onType && (
    <Button
      variant="ghost"
      size="sm"
      iconEnd="chevron-right"
      aria-label={t('seeAllOf', { name: title })}
      onClick={() => onType(type.code)}
    >
      {t('seeAll')}
    </Button>
  )
  return (
    <section>
      <SectionHeader title={title} icon={icon} hue={type && typeHue(type.code)} action={seeAll} />
      {children}
    </section>
  )
}

/** The rows below the hot games: what one played, live tables, new games, events, providers, the top 10, every type. */
export function LobbyRows({
  types,
  shown,
  isLoggedIn,
  onType,
  onProvider,
  busyId,
  onPlay,
}: LobbyRowsProps): ReactElement {
  const { t } = useTranslation('games')
  const [now] = useState(Date.now)
  const typeOf = (look: string) => types.find((type) => listLook(type) === look)
  const [live, sports] = [typeOf('live'), typeOf('events')]
  const rounds = useQuery({
    ...getListGameRecordsQueryOptions('hot', { pageSize: ROUNDS }),
    enabled: isLoggedIn,
  })
  const newest = useInfiniteQuery(gamesQuery(isLoggedIn, { sort: 'newest' }))
  const tables = useInfiniteQuery({ ...liveGamesQuery(isLoggedIn), enabled: live !== undefined })
  const events = useInfiniteQuery({
    ...gamesQuery(isLoggedIn, { type: sports?.code }),
    enabled: sports !== undefined,
  })
  const { data: hot } = useInfiniteQuery(hotGamesQuery(isLoggedIn))

  // Rows appear together, in their order: one that came late would push the others.
  if ([rounds, newest, tables, events].some(({ isLoading }) => isLoading)) {
    return <RailSkeleton label={t('newGames')} />
  }
  const first = (list: typeof newest): readonly Game[] => list.data?.pages[0]?.list ?? []
  const take = withoutRepeats(shown)
  const played = take(playedGames(rounds.data?.list ?? []), RAIL)
  const liveTables = take(first(tables), TABLES)
  const newGames = take(first(newest), RAIL)
  const sportsEvents = take(first(events), EVENTS)
  const top = hot?.pages[0]?.list.slice(0, TOP) ?? []
  const play = { busyId, onPlay }
  return (
    <Stack gap={6}>
      <WinsTicker />
      {played.length > 0 && (
        <Section title={t('continuePlaying')} icon="history">
          <GameRail label={t('continuePlaying')} games={played} {...play} />
        </Section>
      )}
      {live && liveTables.length > 0 && (
        <Section title={live.name} icon="live" type={live} onType={onType}>
          <Rail
            label={live.name}
            tiles="wide"
            arrows={{ previous: t('railPrevious', { name: live.name }), next: t('railNext', { name: live.name }) }}
          >
            {liveTables.map((game) => (
              <LiveCard key={game.id} game={game} isBusy={busyId === game.id} onPlay={onPlay} />
            ))}
          </Rail>
        </Section>
      )}
      {newGames.length > 0 && (
        <Section title={t('newGames')} icon="star">
          <GameRail label={t('newGames')} games={newGames} {...play} />
        </Section>
      )}
      {sports && sportsEvents.length > 0 && (
        <Section title={sports.name} icon="sports" type={sports} onType={onType}>
          <PosterGrid label={sports.name} tiles="line">
            {sportsEvents.map((game) => (
              <EventCard key={game.id} game={game} now={now} isBusy={busyId === game.id} onPlay={onPlay} />
            ))}
          </PosterGrid>
        </Section>
      )}
      <Section title={t('providers')} icon="grid">
        <ProviderStrip isLoggedIn={isLoggedIn} onProvider={onProvider} />
      </Section>
      {top.length > 0 && (
        <Section title={t('topGames')} icon="fire">
          <GameRail label={t('topGames')} games={top} isRanked {...play} />
        </Section>
      )}
      {types
        .filter((type) => listLook(type) === 'posters')
        .map((type) => (
          <GameRow
            key={type.code}
            title={type.name}
            icon={typeIcon(type.code)}
            hue={typeHue(type.code)}
            filter={{ type: type.code }}
            isLoggedIn={isLoggedIn}
            busyId={busyId}
            onPlay={onPlay}
            onSeeAll={() => onType(type.code)}
          />
        ))}
    </Stack>
  )
}
