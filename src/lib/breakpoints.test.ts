import { describe, expect, it } from 'vitest'
import { toMediaQuery } from './breakpoints.ts'

describe('toMediaQuery', () => {
  it.each([
    ['(--from-wide)', '(min-width: 1024px)'],
    ['(--below-small) and (max-height: 700px)', '(max-width: 639.98px) and (max-height: 700px)'],
    ['(--from-medium), (--sideways)', '(min-width: 768px), (min-width: 640px) and (max-height: 480px)'],
    ['(pointer: coarse)', '(pointer: coarse)'],
  ])('replaces the names of %s', (text, query) => {
    expect(toMediaQuery(text)).toBe(query)
  })

  it('reports a name that does not exist', () => {
    expect(() => toMediaQuery('(--from-huge)')).toThrow('"(--from-huge)" is no named media query: --from-small')
  })
})
