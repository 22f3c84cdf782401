import { expect, it } from 'vitest'
import { nextTabIndex } from './tab-keys.ts'

it.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowRight', 2, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Enter', 0, 3, null],
  ['ArrowRight', 0, 0, null],
])('%s at %d of %d leads to %s', (key, index, count, next) => {
  expect(nextTabIndex(key, index, count)).toBe(next)
})
