import { nextTabIndex } from './tab-keys.ts'

/** The position of a carousel. */
export interface CarouselPlace {
  /** The slide at the left edge. */
  readonly first: number
  /** The current slide: the last one at the end of the row. */
  readonly index: number
  /** The row is at its end. */
  readonly atEnd: boolean
}

export const START: CarouselPlace = { first: 0, index: 0, atEnd: false }

/** The measured parts of an element, in CSS pixels. */
export interface CarouselTrack {
  readonly scrollLeft: number
  readonly clientWidth: number
  readonly scrollWidth: number
  readonly firstElementChild: { readonly clientWidth: number } | null
}

/** The position of the row; two slides may fit side by side, so the last one may never reach the left edge. */
export function getPlace(track: CarouselTrack | null, total: number): CarouselPlace {
  const width = track?.firstElementChild?.clientWidth ?? 0
  if (track === null || width === 0) return START
  const atEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - 2
  const first = Math.min(Math.round(track.scrollLeft / width), total - 1)
  return { first, index: atEnd && track.scrollLeft > 0 ? total - 1 : first, atEnd }
}

/** The slide for a key; null for other keys. The row has ends and does not wrap. */
export function stepOfKey(key: string, index: number, total: number): number | null {
  const next = nextTabIndex(key, index, total)
  if (next === null || (key === 'ArrowRight' && next === 0)) return null
  return key === 'ArrowLeft' && next === total - 1 && index === 0 ? null : next
}

export function isSame(a: CarouselPlace, b: CarouselPlace): boolean {
  return a.first === b.first && a.index === b.index && a.atEnd === b.atEnd
}
