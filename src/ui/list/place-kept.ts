import type { KeptTiles } from './kept-tiles.ts'
import { layoutOf, tilesOf } from './grid-layout.ts'

/** The index of the tile that contains an element; null for none. */
export function placeOfTile(
  host: HTMLElement,
  element: Element,
  { above, below, start }: KeptTiles & { readonly start: number },
): number | null {
  const tiles = tilesOf(host)
  const index = tiles.findIndex((tile) => tile.contains(element))
  if (index < 0) return null
  if (index < above.length) return above[index] ?? null
  const fromEnd = index - (tiles.length - below.length)
  return fromEnd >= 0 ? (below[fromEnd] ?? null) : start + index - above.length
}

/** Positions kept tiles where they would be in the whole grid, and resets those that are back in it. */
export function placeKept(host: HTMLElement, above: readonly number[], below: readonly number[]): void {
  const tiles = tilesOf(host)
  const kept = new Map<HTMLElement, number>()
  for (const [index, place] of above.entries()) if (tiles[index]) kept.set(tiles[index], place)
  for (const [index, place] of below.entries()) {
    const tile = tiles[tiles.length - below.length + index]
    if (tile) kept.set(tile, place)
  }
  for (const tile of tiles) {
    if (kept.has(tile) || !tile.hasAttribute('data-kept')) continue
    tile.removeAttribute('data-kept')
    for (const name of ['position', 'top', 'left', 'width']) tile.style.removeProperty(name)
  }
  if (kept.size === 0) return
  // Take them out of the grid first: only the remaining tiles can be measured.
  for (const tile of kept.keys()) {
    tile.toggleAttribute('data-kept', true)
    tile.style.setProperty('position', 'absolute')
  }
  const layout = layoutOf(host)
  if (!layout) return
  const { columns, rowHeight, columnGap, width } = layout
  const step = (width + columnGap) / columns
  for (const [tile, place] of kept) {
    tile.style.setProperty('top', `${String(Math.floor(place / columns) * rowHeight)}px`)
    tile.style.setProperty('left', `${String((place % columns) * step)}px`)
    tile.style.setProperty('width', `${String(step - columnGap)}px`)
  }
}
