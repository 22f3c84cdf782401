import type { ReactElement, ReactNode } from 'react'
import styles from './poster-grid.module.css'

export interface PosterGridProps {
  readonly label: string
  /** PosterTile. */
  readonly children: ReactNode
}

/** Posters in as many columns as fit: three on a small phone. */
export function PosterGrid({ label, children }: PosterGridProps): ReactElement {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  )
}
