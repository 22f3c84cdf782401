/** How a grid of equal tiles is laid out, in CSS pixels. */
export interface GridLayout {
  readonly columns: number
  /** Height of a row with the gap below it. */
  readonly rowHeight: number
  readonly columnGap: number
  /** Of the whole grid. */
  readonly width: number
}

/** The tiles of the one grid (`ul`) in a host. */
export function tilesOf(host: HTMLElement): HTMLElement[] {
  return [...(host.querySelector('ul')?.children ?? [])].filter((one) => one instanceof HTMLElement)
}

/** Read from what is laid out; null while nothing is. Tiles marked `data-kept` stand outside the grid. */
export function layoutOf(host: HTMLElement): GridLayout | null {
  const grid = host.querySelector('ul')
  const tiles = tilesOf(host).filter((tile) => !tile.hasAttribute('data-kept'))
  if (!grid || tiles.length === 0) return null
  const style = getComputedStyle(grid)
  const columns = style.gridTemplateColumns.split(' ').length
  // The tallest of the first row counts: names may take two lines.
  const tallest = Math.max(...tiles.slice(0, columns).map((tile) => tile.getBoundingClientRect().height))
  return {
    columns,
    rowHeight: tallest + (Number.parseFloat(style.rowGap) || 0),
    columnGap: Number.parseFloat(style.columnGap) || 0,
    width: grid.clientWidth,
  }
}
