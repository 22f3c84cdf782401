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
 * A grid of equal tiles that renders only those near the viewport. The focused tile and its neighbors stay rendered, so
 * Tab works as in the whole grid.
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
    // While the focus moves to another tile, that tile must stay rendered: it may be a kept one.
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
