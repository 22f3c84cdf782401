import { describe, expect, it } from 'vitest'
import { formatCount } from './format-count.ts'

const games = (count: number) => `${String(count)} games`

describe('formatCount', () => {
  it.each([0, 1, 5000])('says %d in words', (count) => {
    expect(formatCount(count, games, 'See all')).toBe(games(count))
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined])('leaves %s out', (count) => {
    expect(formatCount(count, games)).toBe('')
    expect(formatCount(count, games, 'See all')).toBe('See all')
  })
})
