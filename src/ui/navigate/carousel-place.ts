import { nextTabIndex } from './tab-keys.ts'

/** Where a carousel stands. */
export interface CarouselPlace {
  /** The slide at the left. */
  readonly first: number
  /** The slide to name as the current one: the last, once the row cannot go further. */
  readonly index: number
  /** The row cannot go further. */
  readonly atEnd: boolean
}

export const START: CarouselPlace = { first: 0, index: 0, atEnd: false }

/** The part of an element that is measured, in CSS pixels. */
export interface CarouselTrack {
  readonly scrollLeft: number
  readonly clientWidth: number
  readonly scrollWidth: number
  readonly firstElementChild: { readonly clientWidth: number } | null
}

/** Where the row stands; two slides may fit side by side, and the last one then never comes to the left. */
export function placeOf(track: CarouselTrack | null, total: number): CarouselPlace {
  const width = track?.firstElementChild?.clientWidth ?? 0
  if (track === null || width === 0) return START
  const atEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - 2
  const first = Math.min(Math.round(track.scrollLeft / width), total - 1)
  return { first, index: atEnd && track.scrollLeft > 0 ? total - 1 : first, atEnd }
}

/** The slide that a key leads to; null where it means nothing. A row of slides has ends: it does not go round. */
export function stepOfKey(key: string, index: number, total: number): number | null {
  const next = nextTabIndex(key, index, total)
  if (next === null || (key === 'ArrowRight' && next === 0)) return null
  return key === 'ArrowLeft' && next === total - 1 && index === 0 ? null : next
}

export function isSame(a: CarouselPlace, b: CarouselPlace): boolean {
  return a.first === b.first && a.index === b.index && a.atEnd === b.atEnd
}
