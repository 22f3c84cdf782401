import { useInfiniteQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { GameHelp } from '#generated/http/schemas/game-help.ts'
import { PosterGrid } from '#src/ui/surface/poster-grid.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { useGameQueries } from '../games.queries.ts'
import { GameTile } from '../tiles/game-tile.tsx'

/** Two rows of three. */
const SHOWN = 6

export interface SimilarGamesProps {
  readonly game: Pick<GameHelp, 'gameId' | 'manuf' | 'manufName' | 'type'>
}

/** Games of the same provider, those of the same type first; else of the type, else hot ones. */
export const SimilarGames = observer(function SimilarGames({ game }: SimilarGamesProps) {
  const { t } = useTranslation(['play', 'games'])
  const queries = useGameQueries()
  const { gameId, manuf, manufName, type } = game
  const query =
    manuf !== undefined ? queries.games({ manuf }) : type !== undefined ? queries.games({ type }) : queries.hotGames()
  const { data } = useInfiniteQuery(query)
  const others = (data?.pages ?? []).flatMap((page) => page.list).filter(({ id }) => id !== gameId)
  const games = [...others.filter((one) => one.type === type), ...others.filter((one) => one.type !== type)]
  if (games.length === 0) return null
  const title = manufName !== undefined && manuf !== undefined ? t('moreFrom', { name: manufName }) : t('moreGames')
  return (
    <section>
      <SectionHeader title={title} />
      <PosterGrid label={title}>
        {games.slice(0, SHOWN).map((one) => (
          <GameTile key={one.id} game={one} />
        ))}
      </PosterGrid>
    </section>
  )
})
