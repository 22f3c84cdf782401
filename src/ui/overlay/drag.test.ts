import { expect, it } from 'vitest'
import { closes, isDrag, toTranslate } from './drag.ts'

it.each([
  ['down', 0, 4, null],
  ['down', 2, 20, true],
  ['down', 2, -20, false],
  ['down', 20, 10, false],
  ['right', 20, 3, true],
  ['right', -20, 3, false],
  ['left', -20, 3, true],
  ['right', 10, 30, false],
] as const)('%s: a movement by %d and %d drags: %s', (way, dx, dy, drags) => {
  expect(isDrag(way, dx, dy)).toBe(drags)
})

it.each([
  [150, 400, 0, true],
  [100, 400, 0, false],
  [40, 400, 1, true],
  [30, 400, 1, false],
  [200, 400, -1, false],
  [0, 400, 2, false],
])('let go at %d of %d with speed %d it closes: %s', (distance, size, speed, does) => {
  expect(closes(distance, size, speed)).toBe(does)
})

it('moves the panel out, never inwards', () => {
  expect(toTranslate('down', 40.4)).toBe('0 40px')
  expect(toTranslate('right', 12)).toBe('12px 0')
  expect(toTranslate('left', 12)).toBe('-12px 0')
  expect(toTranslate('down', -30)).toBe('0 0px')
})
