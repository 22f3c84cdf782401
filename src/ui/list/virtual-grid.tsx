import { type FocusEvent, type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { keptTiles } from './kept-tiles.ts'
import { placeKept, placeOfTile } from './place-kept.ts'
import { useGridWindow } from './use-grid-window.ts'

export interface VirtualGridProps<Item> {
  readonly items: readonly Item[]
  /**
   * Renders one grid (a `ul`) of the tiles near the viewport, each with its own key; `start` is the index of the first.
   */
  readonly children: (near: readonly Item[], start: number) => ReactNode
}

/**
 * A grid of equal tiles in the page's own scroll, of which only those near what is seen are rendered: 5,000 cost no
 * more than 60. Tab goes through them as through a whole grid: what it leads to is always rendered, and the tile that
 * has the focus stays, with its neighbours, however far one scrolls.
 */
export function VirtualGrid<Item>({ items, children }: VirtualGridProps<Item>): ReactElement {
  const host = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const view = useGridWindow(host, items.length)
  const { start, end, before, after } = view
  const { above, below } = keptTiles(focused, view, items.length)
  const tiles = [
    ...above.map((place) => items[place]),
    ...items.slice(start, end),
    ...below.map((place) => items[place]),
  ]

  // Kept tiles take no grid cell: each is positioned where it would be in the whole grid.
  useLayoutEffect(() => {
    if (host.current) placeKept(host.current, above, below)
  })

  function focus(event: FocusEvent<HTMLElement>): void {
    setFocused(placeOfTile(event.currentTarget, event.target, { above, below, start }))
  }

  function blur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    // During a move to another tile that one must stay: it may be a kept one.
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(null)
  }

  return (
    <div
      ref={host}
      style={{ position: 'relative', paddingTop: before, paddingBottom: after }}
      onFocus={focus}
      onBlur={blur}
    >
      {children(tiles as Item[], start - above.length)}
    </div>
  )
}
