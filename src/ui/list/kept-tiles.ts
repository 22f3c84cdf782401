import type { GridWindow } from './grid-window.ts'

/** The tiles that are rendered though nobody sees them, by their place in the whole grid, in order. */
export interface KeptTiles {
  readonly above: readonly number[]
  readonly below: readonly number[]
}

/**
 * The tile that has the focus and its two neighbours, as far as they are outside the window: so the focus is never
 * lost by scrolling, and Tab goes on from where it is.
 */
export function keptTiles(
  focused: number | null,
  { start, end }: Pick<GridWindow, 'start' | 'end'>,
  count: number,
): KeptTiles {
  const near = focused === null || focused >= count ? [] : [focused - 1, focused, focused + 1]
  return {
    above: near.filter((place) => place >= 0 && place < start),
    below: near.filter((place) => place >= end && place < count),
  }
}
