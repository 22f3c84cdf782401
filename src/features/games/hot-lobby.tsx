import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { EndlessGames } from './endless-games.tsx'
import { GameGrid } from './game-grid.tsx'
import { GameRow } from './game-row.tsx'
import { hotGamesQuery } from './games.queries.ts'
import { typeIcon, typeMark } from './type-look.ts'
import type { PlayProps } from './use-launch-game.ts'

export interface HotLobbyProps extends PlayProps {
  /** The menu without the hot entry: a row for each follows the hot games. */
  readonly types: readonly GameType[]
  readonly isLoggedIn: boolean
  readonly onType: (code: string) => void
}

/** Hot games shown before the rows of the other types; twelve fill whole rows in 2, 3, 4 and 6 columns. */
const FIRST = 12

/** The lobby's front: the hot games, then a row of every type. */
export function HotLobby({ types, isLoggedIn, onType, busyId, onPlay }: HotLobbyProps): ReactElement {
  const { t } = useTranslation('games')
  const [isAll, setAll] = useState(false)
  const query = hotGamesQuery(isLoggedIn)
  const { data } = useInfiniteQuery(query)
  const [first] = data?.pages ?? []
  const hasMore = !isAll && first !== undefined && first.total > FIRST
  const more = (
    <Button variant="ghost" size="sm" iconEnd="chevron-right" aria-label={t('showMore')} onClick={() => setAll(true)}>
      {t('gamesCount', { count: first?.total ?? 0 })}
    </Button>
  )
  return (
    <Stack gap={6}>
      <section>
        <SectionHeader title={t('hotGames')} icon="fire" action={hasMore ? more : undefined} />
        {hasMore ? (
          <GameGrid
            label={t('hotGames')}
            games={first.list.slice(0, FIRST)}
            mark="none"
            busyId={busyId}
            onPlay={onPlay}
          />
        ) : (
          <EndlessGames label={t('hotGames')} query={query} mark="none" busyId={busyId} onPlay={onPlay} />
        )}
      </section>
      {!isAll &&
        types.map((type) => (
          <GameRow
            key={type.code}
            title={type.name}
            icon={typeIcon(type.code)}
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
