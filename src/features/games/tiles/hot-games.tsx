import { useInfiniteQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PosterGrid } from '#src/ui/surface/poster-grid.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { useGameQueries } from '../games.queries.ts'
import { GameTile } from './game-tile.tsx'

/** Two rows of the most columns. */
const MAX_HOT = 18

/** The posters of hot games, below a page that has no more games of its own. Nothing if there are none. */
export const HotGames = observer(function HotGames() {
  const { t } = useTranslation('games')
  const hot = useInfiniteQuery(useGameQueries().hotGames())
  const games = hot.data?.pages[0]?.list ?? []
  if (games.length === 0) return null
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
