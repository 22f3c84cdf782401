/** Where a grid of equal tiles stands, in CSS pixels. */
export interface GridPlace {
  /** From the top of what is seen down to the top of the grid; negative once it is scrolled past. */
  readonly top: number
  /** Height of what is seen. */
  readonly seen: number
  /** Height of a row with the gap below it. */
  readonly rowHeight: number
  readonly columns: number
}

/** Which tiles to render, `start` up to but without `end`, and the room of those left out, in CSS pixels. */
export interface GridWindow {
  readonly start: number
  readonly end: number
  readonly before: number
  readonly after: number
}

/** Rows kept ready above and below what is seen, so that a quick finger meets posters and not holes. */
const SPARE_ROWS = 4

/** The part of a grid that is near what is seen. Whole rows only, so that the columns of the rest stay as they are. */
export function gridWindow(place: GridPlace, count: number): GridWindow {
  const { top, seen, rowHeight, columns } = place
  if (rowHeight <= 0 || columns <= 0) return { start: 0, end: count, before: 0, after: 0 }
  const rows = Math.ceil(count / columns)
  const clamp = (row: number) => Math.min(Math.max(row, 0), rows)
  const first = clamp(Math.floor(-top / rowHeight) - SPARE_ROWS)
  const last = clamp(Math.ceil((seen - top) / rowHeight) + SPARE_ROWS)
  // Scrolled far past either end, one row stays: an empty grid could no longer be measured.
  const from = Math.min(first, Math.max(rows - 1, 0))
  const to = Math.max(last, Math.min(from + 1, rows))
  return {
    start: from * columns,
    end: Math.min(to * columns, count),
    before: from * rowHeight,
    after: (rows - to) * rowHeight,
  }
}
