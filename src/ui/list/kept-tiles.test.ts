import { expect, test } from 'vitest'
import { keptTiles } from './kept-tiles.ts'

test('keeps no tile without a focus, and none that is rendered anyway', () => {
  expect(keptTiles(null, { start: 30, end: 60 }, 5000)).toEqual({ above: [], below: [] })
  expect(keptTiles(40, { start: 30, end: 60 }, 5000)).toEqual({ above: [], below: [] })
})

test('keeps the focused tile and its neighbors on their side', () => {
  expect(keptTiles(10, { start: 30, end: 60 }, 5000)).toEqual({ above: [9, 10, 11], below: [] })
  expect(keptTiles(100, { start: 30, end: 60 }, 5000)).toEqual({ above: [], below: [99, 100, 101] })
})

test('keeps only tiles outside the window at its edge', () => {
  expect(keptTiles(29, { start: 30, end: 60 }, 5000)).toEqual({ above: [28, 29], below: [] })
  expect(keptTiles(59, { start: 30, end: 60 }, 5000)).toEqual({ above: [], below: [60] })
})

test('keeps nothing beyond the ends, also after the list got shorter', () => {
  expect(keptTiles(0, { start: 30, end: 60 }, 5000)).toEqual({ above: [0, 1], below: [] })
  expect(keptTiles(99, { start: 30, end: 60 }, 100)).toEqual({ above: [], below: [98, 99] })
  expect(keptTiles(120, { start: 30, end: 60 }, 100)).toEqual({ above: [], below: [] })
})
