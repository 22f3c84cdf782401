import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import grid from './poster-grid.module.css'
import styles from './rail.module.css'
import { useRovingFocus } from './use-roving-focus.ts'

export interface RailProps {
  /** Name of the list. */
  readonly label: string
  /** List items, each with one link or button: PosterTile, ProviderTile, `li`. */
  readonly children: ReactNode
  /** The width of an item: a cover, one with a numeral, a wider tile, a banner, or its own. */
  readonly tiles?: 'poster' | 'ranked' | 'provider' | 'wide' | 'own'
  /** Names of the scroll arrows for a mouse; no arrows without them. */
  readonly arrows?: { readonly previous: string; readonly next: string } | undefined
}

/**
 * A row that scrolls sideways with snap; a half-visible item shows that there is more. One stop of the Tab key: the arrow
 * keys, Home and End move between its items.
 */
export function Rail({ label, children, tiles = 'poster', arrows }: RailProps): ReactElement {
  const rail = useRef<HTMLUListElement>(null)
  useRovingFocus(rail)
  const [more, setMore] = useState({ before: false, after: false })

  function measure(): void {
    if (!rail.current) return
    const { scrollLeft, scrollWidth, clientWidth } = rail.current
    // Zoom produces fractions of a pixel.
    const next = { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 }
    setMore((old) => (old.before === next.before && old.after === next.after ? old : next))
  }

  // Runs once at first, after the browser's own layout: to read here would force one more.
  useEffect(() => {
    if (!rail.current) return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(rail.current)
    return () => observer.disconnect()
  }, [children])

  function scroll(pages: number): void {
    // CSS decides whether it animates: base.css removes `smooth` for reduced motion.
    rail.current?.scrollBy({ left: pages * rail.current.clientWidth })
  }

  return (
    <div className={cx(styles.box, tiles !== 'own' && grid.room)}>
      <ul ref={rail} className={cx(styles.rail, grid.columns)} data-tiles={tiles} aria-label={label} onScroll={measure}>
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
