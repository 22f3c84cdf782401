import { useInfiniteQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import { useMedia } from '#src/hooks/use-media.ts'
import { hasSettled } from '#src/queries/optional-read.ts'
import { formatCount } from '#src/lib/format-count.ts'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { PosterGrid } from '#src/ui/surface/poster-grid.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { GridSkeleton } from '../tiles/game-skeletons.tsx'
import { GameTile } from '../tiles/game-tile.tsx'
import { useGameQueries } from '../games.queries.ts'
import { EndlessGames, LobbyRows } from './lobby-parts.tsx'
import styles from './hot-lobby.module.css'

export interface HotLobbyProps {
  /** The menu without the hot entry: their rows follow the hot games. */
  readonly types: readonly GameType[]
  /** Every hot game, and no rows. */
  readonly isAllShown: boolean
  readonly onShowAll: () => void
  readonly onType: (code: string) => void
  readonly onProvider: (code: string) => void
}

/** Two rows of posters on a phone, and of the most columns. */
const FIRST = { phone: 6, wide: 18 }

/** The lobby's front: two rows of hot games, then rows of other games. */
export const HotLobby = observer(function HotLobby({
  types,
  isAllShown,
  onShowAll,
  onType,
  onProvider,
}: HotLobbyProps) {
  const { t } = useTranslation('games')
  const query = useGameQueries().hotGames()
  const read = useInfiniteQuery(query)
  const isSettled = hasSettled(read)
  const [first] = read.data?.pages ?? []
  const isShort = !isAllShown && first !== undefined && first.list.length > 0
  const isWide = useMedia('(--from-small) and (min-height: 480px)')
  const shown = isShort ? first.list.slice(0, isWide ? FIRST.wide : FIRST.phone) : []
  // An unreadable total hides no games.
  const count = formatCount(first?.total, (number) => t('gamesCount', { count: number }), t('seeAll'))
  const more = isShort && !(first.total <= FIRST.phone) && (
    <Button
      variant="ghost"
      size="sm"
      iconEnd="chevron-right"
      aria-label={`${count}, ${t('showMore')}`}
      onClick={onShowAll}
    >
      {count}
    </Button>
  )
  return (
    <Stack gap={6}>
      <section>
        <div className={styles.heading}>
          <SectionHeader title={t('hotGames')} icon="fire" hue="hot" action={isWide ? more : undefined} />
        </div>
        {isShort ? (
          <PosterGrid label={t('hotGames')} hasTwoRows>
            {shown.map((game) => (
              <GameTile key={game.id} game={game} />
            ))}
          </PosterGrid>
        ) : isSettled ? (
          <EndlessGames label={t('hotGames')} query={query} />
        ) : (
          <GridSkeleton label={t('hotGames')} />
        )}
        {!isWide && <div className={styles.more}>{more}</div>}
      </section>
      {!isAllShown && isSettled && <LobbyRows types={types} shown={shown} onType={onType} onProvider={onProvider} />}
    </Stack>
  )
})
