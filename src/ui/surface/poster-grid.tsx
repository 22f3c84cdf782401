import {
  type CSSProperties,
  type FocusEventHandler,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './poster-grid.module.css'
import { useRovingFocus } from './use-roving-focus.ts'

export interface PosterGridProps {
  readonly label: string
  /** PosterTile. */
  readonly children: ReactNode
  /** Only two whole rows, however many columns fit; give at least 18 posters. */
  readonly hasTwoRows?: boolean | undefined
  /** The shape of the tiles, which decides how many columns fit. */
  readonly tiles?: 'poster' | 'wide' | 'line' | undefined
  /** For a grid that positions its posters: VirtualGrid. */
  readonly listRef?: RefObject<HTMLUListElement | null> | undefined
  readonly style?: CSSProperties | undefined
  readonly onFocus?: FocusEventHandler<HTMLUListElement> | undefined
  readonly onBlur?: FocusEventHandler<HTMLUListElement> | undefined
}

/**
 * Posters in as many columns as fit: three on a phone, seven to nine on a desktop. One stop of the Tab key: the arrow keys
 * move between the posters.
 */
export function PosterGrid({
  label,
  children,
  hasTwoRows = false,
  tiles = 'poster',
  listRef,
  ...rest
}: PosterGridProps): ReactElement {
  const own = useRef<HTMLUListElement>(null)
  const list = listRef ?? own
  useRovingFocus(list)
  return (
    <div className={styles.room}>
      <ul
        {...rest}
        ref={list}
        className={cx(styles.columns, styles.grid, tiles !== 'poster' && styles.wide, tiles === 'line' && styles.line)}
        aria-label={label}
        data-rows={hasTwoRows ? 2 : undefined}
      >
        {children}
      </ul>
    </div>
  )
}
