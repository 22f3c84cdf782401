/** The position of a grid of equal tiles, in CSS pixels. */
export interface GridPlace {
  /** From the top of the viewport to the top of the grid; negative when scrolled past. */
  readonly top: number
  /** The viewport's height. */
  readonly seen: number
  /** Row height including the gap. */
  readonly rowHeight: number
  readonly columns: number
}

/** The tiles to render, from `start` up to `end` (exclusive), and the space of the omitted ones, in CSS pixels. */
export interface GridWindow {
  readonly start: number
  readonly end: number
  readonly before: number
  readonly after: number
}

/** Extra rows above and below the viewport, so that fast scrolling shows no holes. */
const SPARE_ROWS = 4

/** The part of a grid near the viewport. Whole rows only, so that columns do not shift. */
export function gridWindow(place: GridPlace, count: number): GridWindow {
  const { top, seen, rowHeight, columns } = place
  if (rowHeight <= 0 || columns <= 0) return { start: 0, end: count, before: 0, after: 0 }
  const rows = Math.ceil(count / columns)
  const clamp = (row: number) => Math.min(Math.max(row, 0), rows)
  const first = clamp(Math.floor(-top / rowHeight) - SPARE_ROWS)
  const last = clamp(Math.ceil((seen - top) / rowHeight) + SPARE_ROWS)
  // Keep one row even when scrolled far away: an empty grid could not be measured.
  const from = Math.min(first, Math.max(rows - 1, 0))
  const to = Math.max(last, Math.min(from + 1, rows))
  return {
    start: from * columns,
    end: Math.min(to * columns, count),
    before: from * rowHeight,
    after: (rows - to) * rowHeight,
  }
}
