import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactElement, Suspense, useState } from 'react'
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
import { EndlessGames } from './lobby-parts.ts'
import { typeMark } from './type-mark.ts'
import type { PlayProps } from './use-launch-game.ts'

export interface HotLobbyProps extends PlayProps {
  /** The menu without the hot entry: a row for each follows the hot games. */
  readonly types: readonly GameType[]
  readonly isLoggedIn: boolean
  readonly onType: (code: string) => void
}

/** Hot games shown before the rows of the other types; twelve fill whole rows in 2, 3, 4 and 6 columns. */
const FIRST = 12

/** Covers seen without scrolling on a phone; they load first. */
const FIRST_SEEN = 6

/** The lobby's front: the hot games, then a row of every type. */
export function HotLobby({ types, isLoggedIn, onType, busyId, onPlay }: HotLobbyProps): ReactElement {
  const { t } = useTranslation('games')
  const [isAll, setAll] = useState(false)
  const query = hotGamesQuery(isLoggedIn)
  const { data, isError } = useInfiniteQuery(query)
  const [first] = data?.pages ?? []
  const isShort = !isAll && first !== undefined && first.list.length > 0
  const hasMore = isShort && first.total > FIRST
  const more = (
    <Button variant="ghost" size="sm" iconEnd="chevron-right" aria-label={t('showMore')} onClick={() => setAll(true)}>
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
        ) : (
          <Suspense fallback={<GridSkeleton label={t('hotGames')} />}>
            {(data || isError) && (
              <EndlessGames label={t('hotGames')} query={query} mark="none" busyId={busyId} onPlay={onPlay} />
            )}
            {!data && !isError && <GridSkeleton label={t('hotGames')} />}
          </Suspense>
        )}
      </section>
      {!isAll &&
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
