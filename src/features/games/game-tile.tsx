import { memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '#generated/http/schemas/game.ts'
import { PosterTile, type PosterTileProps } from '#src/ui/surface/poster-tile.tsx'

export type TileMark = 'hot' | 'live' | 'none'

export interface GameTileProps {
  readonly game: Game
  readonly isBusy: boolean
  /** The mark before the name: hot or live, or none if the list implies it. */
  readonly mark?: TileMark | undefined
  /** Omits the provider's name, because the heading has it. */
  readonly hidesProvider?: boolean | undefined
  readonly isEager?: boolean | undefined
  readonly onPlay: (game: Game) => void
}

/** One game. Memoized: a lobby has many. */
export const GameTile = memo(function GameTile({
  game,
  isBusy,
  mark = 'hot',
  hidesProvider,
  isEager,
  onPlay,
}: GameTileProps): ReactElement {
  const { t } = useTranslation('games')

  function markOf(): PosterTileProps['mark'] {
    if (mark === 'live') return { icon: 'live', label: t('live'), tone: 'live' }
    return mark === 'none' || !game.hot ? undefined : { icon: 'fire', label: t('hot'), tone: 'hot' }
  }

  return (
    <PosterTile
      title={game.name}
      subtitle={hidesProvider ? undefined : game.manufName}
      src={game.cover}
      seed={game.id}
      mark={markOf()}
      busy={isBusy}
      eager={isEager}
      onClick={() => onPlay(game)}
    />
  )
})
