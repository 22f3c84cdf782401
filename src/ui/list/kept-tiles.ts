import type { GridWindow } from './grid-window.ts'

/** Tiles rendered outside the window, by index, in order. */
export interface KeptTiles {
  readonly above: readonly number[]
  readonly below: readonly number[]
}

/**
 * The focused tile and its two neighbors, if outside the window: scrolling never loses the focus, and Tab continues
 * from it.
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
