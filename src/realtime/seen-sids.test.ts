import { describe, expect, it } from 'vitest'
import { SeenSids } from './seen-sids.ts'

describe('SeenSids', () => {
  it('drops the least recently seen sid', () => {
    const seen = new SeenSids(2)
    expect([seen.add('a'), seen.add('b'), seen.add('a')]).toEqual([true, true, false])
    expect([seen.add('c'), seen.add('a'), seen.add('b')]).toEqual([true, false, true])
  })

  it('drops all on clear', () => {
    const seen = new SeenSids()
    seen.add('a')
    seen.clear()
    expect(seen.add('a')).toBe(true)
  })
})
