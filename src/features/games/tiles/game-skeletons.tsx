import type { ReactElement } from 'react'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { PosterGrid } from '#src/ui/surface/poster-grid.tsx'
import styles from './game-skeletons.module.css'

const GRID = Array.from({ length: 18 }, (_, index) => index)
const TABS = GRID.slice(0, 6)

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

/** Placeholders for the menu of game types. */
export function TabsSkeleton(): ReactElement {
  return (
    <div className={styles.menu} aria-hidden="true">
      {TABS.map((index) => (
        <Skeleton key={index} width="6rem" height={44} />
      ))}
    </div>
  )
}
