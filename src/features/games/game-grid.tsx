import { type ReactElement, useRef } from 'react'
import type { Game } from '#generated/http/schemas/game.ts'
import { PosterGrid } from '#src/ui/surface/poster-grid.tsx'
import { GameTile, type TileMark } from './game-tile.tsx'
import { useGridWindow } from './use-grid-window.ts'
import type { PlayProps } from './use-launch-game.ts'

export interface GameGridProps extends PlayProps {
  readonly label: string
  readonly games: readonly Game[]
  readonly mark?: TileMark | undefined
  readonly hidesProvider?: boolean | undefined
}

/** Covers seen without scrolling on a phone; they load first. */
const FIRST_SEEN = 6

/** Posters in a grid. Of a long one only what is near is in the page: 5,000 games cost no more than 60. */
export function GameGrid({ label, games, mark, hidesProvider, busyId, onPlay }: GameGridProps): ReactElement {
  const host = useRef<HTMLDivElement>(null)
  const { start, end, before, after } = useGridWindow(host, games.length)
  return (
    <div ref={host} style={{ paddingTop: before, paddingBottom: after }}>
      <PosterGrid label={label}>
        {games.slice(start, end).map((game, index) => (
          <GameTile
            key={game.id}
            game={game}
            isBusy={busyId === game.id}
            mark={mark}
            hidesProvider={hidesProvider}
            isEager={start + index < FIRST_SEEN}
            onPlay={onPlay}
          />
        ))}
      </PosterGrid>
    </div>
  )
}
