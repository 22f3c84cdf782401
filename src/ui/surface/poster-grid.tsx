import type { ReactElement, ReactNode } from 'react'
import styles from './poster-grid.module.css'

export interface PosterGridProps {
  readonly label: string
  /** PosterTile. */
  readonly children: ReactNode
  /** Only two whole rows, however many columns fit; give at least 18 posters. */
  readonly hasTwoRows?: boolean | undefined
}

/** Posters in as many columns as fit: three on a phone, seven to nine on a desktop. */
export function PosterGrid({ label, children, hasTwoRows = false }: PosterGridProps): ReactElement {
  return (
    <div className={styles.room}>
      <ul className={styles.grid} aria-label={label} data-rows={hasTwoRows ? 2 : undefined}>
        {children}
      </ul>
    </div>
  )
}
