import type { ReactElement, ReactNode } from 'react'
import styles from './poster-rail.module.css'

export interface PosterRailProps {
  /** Name of the list. */
  readonly label: string
  /** PosterTile or ProviderTile. */
  readonly children: ReactNode
  /** `provider` for wider tiles. */
  readonly tiles?: 'poster' | 'provider'
}

/** A row of tiles that scrolls sideways and snaps; the half tile at its end says that there is more. */
export function PosterRail({ label, children, tiles = 'poster' }: PosterRailProps): ReactElement {
  return (
    <ul className={styles.rail} data-tiles={tiles} aria-label={label}>
      {children}
    </ul>
  )
}
