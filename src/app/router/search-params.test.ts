import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

describe('search params', () => {
  it('keep values as strings: no number, no JSON', () => {
    const query = '?order=20261120000000000001&flag=true&name=%22x%22&empty='
    expect(parseSearch(query)).toEqual({ order: '20261120000000000001', flag: 'true', name: '"x"', empty: '' })
  })

  it('round-trip', () => {
    const search = { returnTo: '/game/record?type=slot&x=1', code: 'ÑA 1' }
    expect(parseSearch(stringifySearch(search))).toEqual(search)
  })

  it('leave out undefined values', () => {
    expect(stringifySearch({ type: undefined })).toBe('')
    expect(stringifySearch({ type: 'slot', manuf: undefined })).toBe('?type=slot')
  })
})
