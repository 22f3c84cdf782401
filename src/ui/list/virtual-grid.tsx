import { type ReactElement, type ReactNode, useRef } from 'react'
import { useGridWindow } from './use-grid-window.ts'

export interface VirtualGridProps<Item> {
  readonly items: readonly Item[]
  /** Renders one grid (a `ul`) with the tiles that are near what is seen; `start` is the place of the first of them. */
  readonly children: (near: readonly Item[], start: number) => ReactNode
}

/**
 * A grid of equal tiles in the page's own scroll, of which only those near what is seen are rendered: 5,000 cost no
 * more than 60. Tab goes through them as through a whole grid: what it leads to is always rendered.
 */
export function VirtualGrid<Item>({ items, children }: VirtualGridProps<Item>): ReactElement {
  const host = useRef<HTMLDivElement>(null)
  const { start, end, before, after } = useGridWindow(host, items.length)
  return (
    <div ref={host} style={{ paddingTop: before, paddingBottom: after }}>
      {children(items.slice(start, end), start)}
    </div>
  )
}
