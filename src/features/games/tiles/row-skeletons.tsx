import type { ReactElement } from 'react'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { PosterGrid } from '#src/ui/surface/poster-grid.tsx'
import { Rail } from '#src/ui/surface/rail.tsx'

const TILES = [0, 1, 2, 3, 4, 5]

/** Placeholders for a row of games, tables or providers that is loading. */
export function RailSkeleton({
  label,
  tiles = 'poster',
}: {
  readonly label: string
  readonly tiles?: 'poster' | 'wide' | 'provider'
}): ReactElement {
  return (
    <div aria-busy="true">
      <Rail label={label} tiles={tiles}>
        {TILES.map((index) => (
          <li key={index}>
            {tiles === 'poster' && <Skeleton shape="poster" />}
            {tiles === 'wide' && (
              <>
                <Skeleton ratio="2 / 1" />
                <Skeleton height="7.25rem" />
              </>
            )}
            {tiles === 'provider' && <Skeleton height={60} />}
          </li>
        ))}
      </Rail>
    </div>
  )
}

/** Placeholders for sports events that are loading. */
export function LinesSkeleton({ label, count }: { readonly label: string; readonly count: number }): ReactElement {
  return (
    <div aria-busy="true">
      <PosterGrid label={label} tiles="line" hasTwoRows>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Skeleton height="8.5rem" />
          </li>
        ))}
      </PosterGrid>
    </div>
  )
}
