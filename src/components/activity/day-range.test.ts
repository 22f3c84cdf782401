import { expect, test } from 'vitest'
import { isReversed, isWrongRange, presetOfRange, rangeOfPreset } from './day-range.ts'

const TODAY = '2026-03-01'

test('presets are Manila days that end today or yesterday, across months', () => {
  expect(rangeOfPreset('today', TODAY)).toEqual({ from: TODAY, to: TODAY })
  expect(rangeOfPreset('yesterday', TODAY)).toEqual({ from: '2026-02-28', to: '2026-02-28' })
  expect(rangeOfPreset('week', TODAY)).toEqual({ from: '2026-02-23', to: TODAY })
})

test('a range is recognized as its preset, others are custom', () => {
  for (const preset of ['today', 'yesterday', 'week'] as const)
    expect(presetOfRange(rangeOfPreset(preset, TODAY), TODAY)).toBe(preset)
  expect(presetOfRange({ from: TODAY }, TODAY)).toBe('custom')
  expect(presetOfRange({ from: '2026-02-01', to: TODAY }, TODAY)).toBe('custom')
  expect(presetOfRange({}, TODAY)).toBeUndefined()
})

test('a range is reversed only if both ends are known', () => {
  expect(isReversed({ from: '2026-02-02', to: '2026-02-01' })).toBe(true)
  expect(isReversed({ from: '2026-02-02', to: '2026-02-02' })).toBe(false)
  expect(isReversed({ from: '2026-02-02' })).toBe(false)
})

test('a range is wrong if it is reversed, or an end is no day', () => {
  expect(isWrongRange({ from: '2026-02-02', to: '2026-02-01' })).toBe(true)
  for (const from of ['02/3', '13/45/2026', '2026-02-30']) {
    expect(isWrongRange({ from, to: '2026-02-01' })).toBe(true)
    expect(isReversed({ from, to: '0' })).toBe(false)
  }
  expect(isWrongRange({ from: '2026-02-01' })).toBe(false)
  expect(isWrongRange({})).toBe(false)
})
