import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import { typeHue, typeIcon } from '#src/components/type-look.ts'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { PosterGrid } from '#src/ui/surface/poster-grid.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { GameRow } from './game-row.tsx'
import { GridSkeleton } from './game-skeletons.tsx'
import { GameTile } from './game-tile.tsx'
import { hotGamesQuery } from './games.queries.ts'
import { EndlessGames } from './lobby-parts.tsx'
import { typeMark } from './type-mark.ts'
import type { PlayProps } from './use-play.ts'

export interface HotLobbyProps extends PlayProps {
  /** The menu without the hot entry: their rows follow the hot games. */
  readonly types: readonly GameType[]
  /** Every hot game, and no rows. */
  readonly isAllShown: boolean
  readonly onShowAll: () => void
  readonly isLoggedIn: boolean
  readonly onType: (code: string) => void
}

/** Hot games before the rows of other types; twelve fill whole rows of 2, 3, 4 and 6 columns. */
const FIRST = 12

/** The first visible covers on a phone, which load first. */
const FIRST_SEEN = 6

/** The lobby's front: the hot games, then a row of every type. */
export function HotLobby({
  types,
  isAllShown,
  onShowAll,
  isLoggedIn,
  onType,
  busyId,
  onPlay,
}: HotLobbyProps): ReactElement {
  const { t } = useTranslation('games')
  const query = hotGamesQuery(isLoggedIn)
  const { data, isError } = useInfiniteQuery(query)
  const [first] = data?.pages ?? []
  const isShort = !isAllShown && first !== undefined && first.list.length > 0
  const hasMore = isShort && first.total > FIRST
  const more = (
    <Button variant="ghost" size="sm" iconEnd="chevron-right" aria-label={t('showMore')} onClick={onShowAll}>
      {t('gamesCount', { count: first?.total ?? 0 })}
    </Button>
  )
  return (
    <Stack gap={6}>
      <section>
        <SectionHeader title={t('hotGames')} icon="fire" hue="hot" action={hasMore ? more : undefined} />
        {isShort ? (
          <PosterGrid label={t('hotGames')} isDozen>
            {first.list.slice(0, FIRST).map((game, index) => (
              <GameTile
                key={game.id}
                game={game}
                isBusy={busyId === game.id}
                mark="none"
                isEager={index < FIRST_SEEN}
                onPlay={onPlay}
              />
            ))}
          </PosterGrid>
        ) : data || isError ? (
          <EndlessGames label={t('hotGames')} query={query} mark="none" busyId={busyId} onPlay={onPlay} />
        ) : (
          <GridSkeleton label={t('hotGames')} />
        )}
      </section>
      {!isAllShown &&
        types.map((type) => (
          <GameRow
            key={type.code}
            title={type.name}
            icon={typeIcon(type.code)}
            hue={typeHue(type.code)}
            filter={{ type: type.code }}
            isLoggedIn={isLoggedIn}
            mark={typeMark(type)}
            busyId={busyId}
            onPlay={onPlay}
            onSeeAll={() => onType(type.code)}
          />
        ))}
    </Stack>
  )
}
