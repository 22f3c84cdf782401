import { type CSSProperties, memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '#generated/http/schemas/game.ts'
import { PosterTile } from '#src/ui/surface/poster-tile.tsx'
import { useGameControls } from './use-game-controls.tsx'

/** What a tile shows of a game; a round played has it too. */
export type TileGame = Pick<Game, 'id' | 'name' | 'manufName' | 'cover'>

export interface GameTileProps {
  readonly game: TileGame
  readonly isBusy: boolean
  /** A live table in a list of other games. */
  readonly isLive?: boolean | undefined
  /** The place in a ranking. */
  readonly rank?: number | undefined
  readonly onPlay: (game: TileGame) => void
  /** Its position in a VirtualGrid. */
  readonly style?: CSSProperties | undefined
}

/** One game. Memoized: a lobby has many. */
export const GameTile = memo(function GameTile({
  game,
  isBusy,
  isLive = false,
  rank,
  onPlay,
  style,
}: GameTileProps): ReactElement {
  const { t } = useTranslation('games')
  const { corner, handlers } = useGameControls(game, onPlay)
  return (
    <PosterTile
      title={game.name}
      subtitle={game.manufName}
      src={game.cover}
      seed={game.id}
      mark={isLive ? { icon: 'live', label: t('live') } : undefined}
      rank={rank}
      busy={isBusy}
      onClick={() => onPlay(game)}
      style={style}
      corner={corner}
      handlers={handlers}
    />
  )
})
