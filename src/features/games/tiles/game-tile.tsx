import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import type { Game } from '#generated/http/schemas/game.ts'
import { PosterTile } from '#src/ui/surface/poster-tile.tsx'
import { useGameControls } from './use-game-controls.tsx'

/** What a tile shows of a game; a round played has it too. */
export type TileGame = Pick<Game, 'id' | 'name' | 'manufName' | 'cover' | 'coverColor'>

export interface GameTileProps {
  readonly game: TileGame
  /** The place in a ranking. */
  readonly rank?: number | undefined
  /** Runs before the game opens. */
  readonly onOpen?: (() => void) | undefined
  /** Its position in a VirtualGrid. */
  readonly style?: CSSProperties | undefined
}

/** One game. */
export const GameTile = observer(function GameTile({ game, rank, onOpen, style }: GameTileProps) {
  const { isBusy, open, corner, handlers } = useGameControls(game, { onOpen })
  return (
    <PosterTile
      title={game.name}
      subtitle={game.manufName}
      src={game.cover}
      seed={game.id}
      color={game.coverColor}
      rank={rank}
      busy={isBusy}
      onClick={open}
      style={style}
      corner={corner}
      handlers={handlers}
    />
  )
})
