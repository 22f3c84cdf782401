import { expect, test } from 'vitest'
import { keptTiles } from './kept-tiles.ts'

test('nothing is kept without a focus, nor of what is rendered anyway', () => {
  expect(keptTiles(null, { start: 30, end: 60 }, 5000)).toEqual({ above: [], below: [] })
  expect(keptTiles(40, { start: 30, end: 60 }, 5000)).toEqual({ above: [], below: [] })
})

test('the focused tile and its neighbours are kept on the side they are on', () => {
  expect(keptTiles(10, { start: 30, end: 60 }, 5000)).toEqual({ above: [9, 10, 11], below: [] })
  expect(keptTiles(100, { start: 30, end: 60 }, 5000)).toEqual({ above: [], below: [99, 100, 101] })
})

test('at the edge of the window only what is outside it is kept', () => {
  expect(keptTiles(29, { start: 30, end: 60 }, 5000)).toEqual({ above: [28, 29], below: [] })
  expect(keptTiles(59, { start: 30, end: 60 }, 5000)).toEqual({ above: [], below: [60] })
})

test('there is nothing before the first and behind the last, and a shorter list forgets', () => {
  expect(keptTiles(0, { start: 30, end: 60 }, 5000)).toEqual({ above: [0, 1], below: [] })
  expect(keptTiles(99, { start: 30, end: 60 }, 100)).toEqual({ above: [], below: [98, 99] })
  expect(keptTiles(120, { start: 30, end: 60 }, 100)).toEqual({ above: [], below: [] })
})
