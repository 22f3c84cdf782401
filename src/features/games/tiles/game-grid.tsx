import { type ReactElement, useState } from 'react'
import type { Game } from '#generated/http/schemas/game.ts'
import { VirtualGrid } from '#src/ui/list/virtual-grid.tsx'
import { EventCard } from './event-card.tsx'
import { GameTile } from './game-tile.tsx'
import type { ListLook } from './list-look.ts'
import { LiveCard } from './live-card.tsx'

export interface GameGridProps {
  readonly label: string
  readonly games: readonly Game[]
  readonly look?: ListLook | undefined
  /** No further games follow: live tables and events then leave no hole in their last row. */
  readonly isComplete?: boolean | undefined
  /** Only as many games as fill their rows. */
  readonly hasWholeRows?: boolean | undefined
  /** Runs before a game of posters opens. */
  readonly onOpen?: (() => void) | undefined
}

const TILES = { posters: 'poster', live: 'wide', events: 'line' } as const

/** Games in a grid, of which only those near the viewport are rendered. */
export function GameGrid({
  label,
  games,
  look = 'posters',
  isComplete = false,
  hasWholeRows,
  onOpen,
}: GameGridProps): ReactElement {
  const [now] = useState(Date.now)
  return (
    <VirtualGrid
      label={label}
      items={games}
      tiles={TILES[look]}
      hasWholeRows={hasWholeRows}
      hasWideFirstRow={isComplete && look !== 'posters'}
    >
      {(game, _index, style) => {
        const shared = { game, style }
        if (look === 'live') return <LiveCard key={game.id} {...shared} />
        if (look === 'events') return <EventCard key={game.id} {...shared} now={now} />
        return <GameTile key={game.id} {...shared} onOpen={onOpen} />
      }}
    </VirtualGrid>
  )
}
