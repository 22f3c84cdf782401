import { expect, test } from 'vitest'
import { gridWindow } from './grid-window.ts'

const PHONE = { seen: 740, rowHeight: 190, columns: 3 }

test('at the top a phone renders a few rows of 5,000 tiles', () => {
  expect(gridWindow({ ...PHONE, top: 300 }, 5000)).toEqual({ start: 0, end: 21, before: 0, after: 1660 * 190 })
})

test('in the middle both ends are omitted in whole rows', () => {
  const { start, end, before, after } = gridWindow({ ...PHONE, top: -19_000 }, 5000)
  expect(start % 3).toBe(0)
  expect([start, end]).toEqual([288, 324])
  expect(before + after + ((end - start) / 3) * 190).toBe(1667 * 190)
})

test('the last row may be short', () => {
  const view = gridWindow({ ...PHONE, top: -1_000_000 }, 100)
  expect([view.start, view.end, view.after]).toEqual([99, 100, 0])
})

test('far below the viewport one row is kept for measuring', () => {
  expect(gridWindow({ ...PHONE, top: 1_000_000 }, 100)).toMatchObject({ start: 0, end: 3, before: 0 })
})

test('renders everything before it is measured, and nothing for an empty grid', () => {
  expect(gridWindow({ ...PHONE, rowHeight: 0, top: 0 }, 24)).toEqual({ start: 0, end: 24, before: 0, after: 0 })
  expect(gridWindow({ ...PHONE, top: 0 }, 0)).toEqual({ start: 0, end: 0, before: 0, after: 0 })
})
