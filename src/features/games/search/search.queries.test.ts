import { expect, test } from 'vitest'
import { KeywordMax } from '#generated/http/schemas/keyword.ts'
import { readKeyword } from './search.queries.ts'

test('a keyword has single spaces and composed letters, and blanks are none', () => {
  expect(readKeyword('  bahay   kubo ')).toBe('bahay kubo')
  expect(readKeyword('e\u0301')).toBe('\u00e9')
  expect(readKeyword(' \u00a0 ')).toBeUndefined()
})

test('a long text is cut to a keyword, at a whole character', () => {
  expect(readKeyword('a'.repeat(200))).toBe('a'.repeat(KeywordMax))
  const start = 'a'.repeat(KeywordMax - 1)
  expect(readKeyword(`${start} b`)).toBe(start)
  expect(readKeyword(`${start}\u{1f3b0}`)).toBe(start)
  expect(readKeyword('\ud83c')).toBeUndefined()
})
