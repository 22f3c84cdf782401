import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import styles from './poster-rail.module.css'

export interface PosterRailProps {
  /** Name of the list. */
  readonly label: string
  /** PosterTile or ProviderTile. */
  readonly children: ReactNode
  /** `provider` for wider tiles. */
  readonly tiles?: 'poster' | 'provider'
  /** Names of the scroll arrows for a mouse; no arrows without them. */
  readonly arrows?: { readonly previous: string; readonly next: string } | undefined
}

/** A row of tiles that scrolls sideways with snap; a half-visible tile shows that there is more. */
export function PosterRail({ label, children, tiles = 'poster', arrows }: PosterRailProps): ReactElement {
  const rail = useRef<HTMLUListElement>(null)
  const [more, setMore] = useState({ before: false, after: false })

  function measure(): void {
    if (!rail.current) return
    const { scrollLeft, scrollWidth, clientWidth } = rail.current
    // Zoom produces fractions of a pixel.
    const next = { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 }
    setMore((old) => (old.before === next.before && old.after === next.after ? old : next))
  }

  useEffect(() => {
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [children])

  function scroll(pages: number): void {
    // CSS decides whether it animates: base.css removes `smooth` for reduced motion.
    rail.current?.scrollBy({ left: pages * rail.current.clientWidth })
  }

  return (
    <div className={styles.box}>
      <ul ref={rail} className={styles.rail} data-tiles={tiles} aria-label={label} onScroll={measure}>
        {children}
      </ul>
      {arrows && more.before && (
        <IconButton icon="chevron-left" label={arrows.previous} className={styles.arrow} onClick={() => scroll(-1)} />
      )}
      {arrows && more.after && (
        <IconButton
          icon="chevron-right"
          label={arrows.next}
          className={styles.arrow}
          data-way="next"
          onClick={() => scroll(1)}
        />
      )}
    </div>
  )
}
