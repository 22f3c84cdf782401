import type { ReactElement } from 'react'
import type { Game } from '#generated/http/schemas/game.ts'
import { VirtualGrid } from '#src/ui/list/virtual-grid.tsx'
import { PosterGrid } from '#src/ui/surface/poster-grid.tsx'
import { GameTile } from './game-tile.tsx'
import type { PlayProps } from './use-play.ts'

export interface GameGridProps extends PlayProps {
  readonly label: string
  readonly games: readonly Game[]
  /** Live tables, which have a mark. */
  readonly isLive?: boolean | undefined
}

/** The first visible covers on a phone, which load first. */
const FIRST_SEEN = 6

/** Posters in a grid. Of a long one only those near the viewport are rendered. */
export function GameGrid({ label, games, isLive, busyId, onPlay }: GameGridProps): ReactElement {
  return (
    <VirtualGrid items={games}>
      {(near, start) => (
        <PosterGrid label={label}>
          {near.map((game, index) => (
            <GameTile
              key={game.id}
              game={game}
              isBusy={busyId === game.id}
              isLive={isLive}
              isEager={start + index < FIRST_SEEN}
              onPlay={onPlay}
            />
          ))}
        </PosterGrid>
      )}
    </VirtualGrid>
  )
}
