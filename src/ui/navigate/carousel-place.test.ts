import { expect, it } from 'vitest'
import { getPlace, START, stepOfKey } from './carousel-place.ts'

const track = (scrollLeft: number, clientWidth = 328) => ({
  scrollLeft,
  clientWidth,
  scrollWidth: 5 * 328,
  firstElementChild: { clientWidth: 328 },
})

it('returns the current slide, and whether it is the last one', () => {
  expect(getPlace(track(0), 5)).toEqual({ first: 0, index: 0, atEnd: false })
  expect(getPlace(track(340), 5)).toEqual({ first: 1, index: 1, atEnd: false })
  expect(getPlace(track(4 * 328), 5)).toEqual({ first: 4, index: 4, atEnd: true })
})

it('counts the last slide as reached if two fit side by side', () => {
  expect(getPlace(track(3 * 328, 656), 5)).toEqual({ first: 3, index: 4, atEnd: true })
})

it('is at the start before layout', () => {
  expect(getPlace(null, 5)).toBe(START)
})

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 4, null],
  ['ArrowLeft', 0, null],
  ['ArrowLeft', 4, 3],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['Enter', 1, null],
])('%s at slide %d leads to %s', (key, index, step) => {
  expect(stepOfKey(key, index, 5)).toBe(step)
})
