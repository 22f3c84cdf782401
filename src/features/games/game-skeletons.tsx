import type { ReactElement } from 'react'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { PosterGrid } from '#src/ui/surface/poster-grid.tsx'
import { Rail } from '#src/ui/surface/rail.tsx'
import styles from './game-skeletons.module.css'

const GRID = Array.from({ length: 18 }, (_, index) => index)
const RAIL = GRID.slice(0, 6)

function tile(index: number): ReactElement {
  return (
    <li key={index} className={styles.tile}>
      <Skeleton shape="poster" />
    </li>
  )
}

/** Placeholders for a grid of games that is loading. */
export function GridSkeleton({ label }: { readonly label: string }): ReactElement {
  return (
    <div aria-busy="true">
      <PosterGrid label={label} hasTwoRows>
        {GRID.map(tile)}
      </PosterGrid>
    </div>
  )
}

/** The skeleton of menu, heading and games. */
export function LobbySkeleton({ label }: { readonly label: string }): ReactElement {
  return (
    <>
      <div className={styles.menu} aria-hidden="true">
        {RAIL.map((index) => (
          <Skeleton key={index} width="6rem" height={44} />
        ))}
      </div>
      <GridSkeleton label={label} />
    </>
  )
}

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
        {RAIL.map((index) => (
          <li key={index}>
            {tiles === 'poster' && <Skeleton shape="poster" />}
            {tiles === 'wide' && <Skeleton ratio="16 / 9" />}
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
      <PosterGrid label={label} tiles="line">
        {GRID.slice(0, count).map((index) => (
          <li key={index}>
            <Skeleton height="6rem" />
          </li>
        ))}
      </PosterGrid>
    </div>
  )
}
