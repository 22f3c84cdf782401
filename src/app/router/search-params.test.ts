import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

test('values stay texts: an order number is no number, and nothing is JSON', () => {
  const query = '?order=20261120000000000001&flag=true&name=%22x%22&empty='
  expect(parseSearch(query)).toEqual({ order: '20261120000000000001', flag: 'true', name: '"x"', empty: '' })
})

test('the way there and back', () => {
  const search = { returnTo: '/game/record?type=slot&x=1', code: 'ÑA 1' }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test('what is undefined is left out', () => {
  expect(stringifySearch({ type: undefined })).toBe('')
  expect(stringifySearch({ type: 'slot', manuf: undefined })).toBe('?type=slot')
})
