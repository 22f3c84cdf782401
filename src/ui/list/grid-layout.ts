/** The layout of a grid of equal tiles, in CSS pixels. */
export interface GridLayout {
  readonly columns: number
  /** Row height including the gap. */
  readonly rowHeight: number
  readonly columnGap: number
  /** Width of the whole grid. */
  readonly width: number
}

/** The tiles of the only grid (`ul`) in a host. */
export function tilesOf(host: HTMLElement): HTMLElement[] {
  return [...(host.querySelector('ul')?.children ?? [])].filter((one) => one instanceof HTMLElement)
}

/** Measured from the rendered tiles; null without any. Tiles marked `data-kept` are outside the grid. */
export function layoutOf(host: HTMLElement): GridLayout | null {
  const grid = host.querySelector('ul')
  const tiles = tilesOf(host).filter((tile) => !tile.hasAttribute('data-kept'))
  if (!grid || tiles.length === 0) return null
  const style = getComputedStyle(grid)
  const columns = style.gridTemplateColumns.split(' ').length
  // Use the tallest tile of the first row: names may take two lines.
  const tallest = Math.max(...tiles.slice(0, columns).map((tile) => tile.getBoundingClientRect().height))
  return {
    columns,
    rowHeight: tallest + (Number.parseFloat(style.rowGap) || 0),
    columnGap: Number.parseFloat(style.columnGap) || 0,
    width: grid.clientWidth,
  }
}
