import type { ReactElement, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './poster-grid.module.css'

export interface PosterGridProps {
  readonly label: string
  /** PosterTile. */
  readonly children: ReactNode
  /** Twelve posters, in a number of columns that divides them. */
  readonly isDozen?: boolean | undefined
}

/** Posters in as many columns as fit: three on a small phone. */
export function PosterGrid({ label, children, isDozen = false }: PosterGridProps): ReactElement {
  const grid = (
    <ul className={cx(styles.grid, isDozen && styles.dozen)} aria-label={label}>
      {children}
    </ul>
  )
  return isDozen ? <div className={styles.room}>{grid}</div> : grid
}
