import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react'
import { PosterGrid } from '#src/ui/surface/poster-grid.tsx'
import { type TileHeight, useGridLayout } from './use-grid-layout.ts'

/** Every tile of a shape has the same height, which nothing needs to measure. */
const HEIGHTS = {
  poster: { ratio: 3 / 4 },
  wide: { ratio: 2, hasText: true },
  line: { hasText: true },
} as const satisfies Record<string, TileHeight>

export interface VirtualGridProps<Item> {
  readonly label: string
  readonly items: readonly Item[]
  /** The shape of the tiles; posters by default. */
  readonly tiles?: keyof typeof HEIGHTS | undefined
  /** Leaves out the items of a last row that is not full, for a choice of many. A single row is kept. */
  readonly hasWholeRows?: boolean | undefined
  /** The items that fill no row share the first one, so that the last row has no hole. For a list that is complete. */
  readonly hasWideFirstRow?: boolean | undefined
  /** Renders a PosterTile with a key of its own and this style, which is its position. */
  readonly children: (item: Item, index: number, style: CSSProperties) => ReactNode
}

/** Rows rendered beyond the viewport on each side. */
const OVERSCAN = 2

/**
 * A PosterGrid that renders only the posters near the viewport. Row heights follow from the width, so the page has its
 * full height at once and Back finds its position. The row of the focused poster stays rendered with its neighbors.
 */
export function VirtualGrid<Item>({
  label,
  items,
  tiles = 'poster',
  hasWholeRows = false,
  hasWideFirstRow = false,
  children,
}: VirtualGridProps<Item>): ReactElement {
  const list = useRef<HTMLUListElement>(null)
  const { columns, column, gap, row, top } = useGridLayout(list, HEIGHTS[tiles])
  const [focusedRow, setFocusedRow] = useState<number | null>(null)
  const count = hasWholeRows && items.length > columns ? items.length - (items.length % columns) : items.length
  const rows = Math.ceil(count / columns)
  const wide = hasWideFirstRow ? count % columns : 0
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => row,
    // A new row height is a new list of measurements.
    getItemKey: (index) => `${String(row)}-${String(index)}`,
    overscan: OVERSCAN,
    scrollMargin: top,
    initialOffset: () => window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range)
      if (focusedRow === null) return near
      const kept = [focusedRow - 1, focusedRow, focusedRow + 1].filter((one) => one >= 0 && one < rows)
      return [...new Set([...near, ...kept])].toSorted((a, b) => a - b)
    },
  })
  // One object for each position while the layout stays, so that memoized tiles do not render again.
  const getPosition = useMemo(() => {
    const known = new Map<number, CSSProperties>()
    return (index: number): CSSProperties => {
      const isWide = index < wide
      // As if the first row were full.
      const place = isWide ? index : wide === 0 ? index : index - wide + columns
      const width = isWide ? (columns * (column + gap)) / wide - gap : column
      const position = known.get(index) ?? {
        position: 'absolute',
        top: isWide ? 0 : Math.floor(place / columns) * row,
        left: isWide ? index * (width + gap) : (place % columns) * (column + gap),
        width,
        height: row - gap,
      }
      known.set(index, position)
      return position
    }
  }, [columns, column, gap, row, wide])
  const shown = virtualizer
    .getVirtualItems()
    .flatMap(({ index }) => {
      if (wide > 0 && index === 0) return Array.from({ length: wide }, (_, at) => at)
      const first = index * columns - (wide > 0 ? columns - wide : 0)
      return Array.from({ length: columns }, (_, at) => first + at)
    })
    .filter((index) => index < count)

  function focus({ currentTarget, target }: FocusEvent<HTMLElement>): void {
    const place = [...currentTarget.children].findIndex((tile) => tile.contains(target))
    const index = shown[place]
    setFocusedRow(index === undefined ? null : Math.floor((wide > 0 ? index + columns - wide : index) / columns))
  }

  function blur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocusedRow(null)
  }

  return (
    <PosterGrid
      label={label}
      tiles={tiles}
      listRef={list}
      style={{ position: 'relative', height: rows * row - gap }}
      onFocus={focus}
      onBlur={blur}
    >
      {shown.map((index) => children(items[index] as Item, index, getPosition(index)))}
    </PosterGrid>
  )
}
