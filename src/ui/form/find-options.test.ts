import { describe, expect, it } from 'vitest'
import { findOptions } from './find-options.ts'

const OPTIONS = [
  { value: 'Bantayan', detail: 'Cebu' },
  { value: 'Cebu City', detail: 'Cebu' },
  { value: 'Parañaque City', detail: 'Metro Manila' },
  { value: 'San Jose', detail: 'Batangas' },
  { value: 'San Jose', detail: 'Nueva Ecija' },
  { value: 'New Cebu', detail: 'Elsewhere' },
]

const find = (text: string) => findOptions(OPTIONS, text).map(({ value, detail }) => `${value}, ${detail}`)

describe('findOptions', () => {
  it('puts the start of a value before its other words, and its detail last', () => {
    expect(find('cebu')).toEqual(['Cebu City, Cebu', 'New Cebu, Elsewhere', 'Bantayan, Cebu'])
  })

  it('finds words in any order, and tells equal values apart by the detail', () => {
    expect(find('ecija san')).toEqual(['San Jose, Nueva Ecija'])
    expect(find('san j')).toEqual(['San Jose, Batangas', 'San Jose, Nueva Ecija'])
  })

  it('ignores case, diacritics, punctuation and spaces', () => {
    expect(find('  PARANAQUE-')).toEqual(['Parañaque City, Metro Manila'])
    expect(find('paran\u0303aque')).toHaveLength(1)
  })

  it('finds nothing for other text, and all options for none', () => {
    expect(find('ebu')).toEqual([])
    expect(find('cebu x')).toEqual([])
    expect(find(' ')).toHaveLength(OPTIONS.length)
  })

  it('returns at most 100', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ value: `Place ${String(index)}` }))
    expect(findOptions(many, 'place')).toHaveLength(100)
  })
})
