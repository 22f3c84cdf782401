import { expect, test } from 'vitest'
import { patternMaker } from './pattern.ts'
import { createRandom } from '@tumpak/contract-kit/random.ts'

test.each([
  ['^[A-Za-z0-9]+$', 13],
  ['^[0-9a-f]{64}$', 64],
  ['^(0[0-9]{10}|[0-9]{10})$', 11],
  ['^\\S(.*\\S)?$', 32],
  ['^\\S(.*\\S)?$', 1],
  ['^[\\p{L}\\p{M}]+( [\\p{L}\\p{M}]+)*$', 20],
  ['^(https?://\\S+)?$', 40],
  ['^(https?://\\S+)?$', 0],
  ['^(?!(gcash|maya)$)[a-z][a-z0-9_-]*$', 8],
  ['^\\d{3}-\\d{2,4}$', 7],
  ['^\\p{Lu}\\p{Ll}*$', 6],
  ['^\\P{L}+$', 4],
  ['^\\p{Sc}\\p{Zs}\\p{Nd}+$', 5],
  ['^\\p{Script=Han}{2,8}$', 3],
  ['^[\\p{Script=Greek}\\p{M}]+$', 5],
  ['^\\p{Emoji_Presentation}$', 1],
  ['^\\u0041\\x42\\u{1F600}[\\u00e0-\\u00ff]\\t$', 5],
  ['^\\x4199$', 3],
  ['^\\b[a-z]+\\b-[^\\p{L}]$', 6],
])('patternMaker: makes for %s a text of %i characters', (pattern, length) => {
  const made = patternMaker(pattern)?.make(length, createRandom(1))
  expect(made).toMatch(new RegExp(pattern, 'u'))
  expect([...(made ?? '')]).toHaveLength(length)
})

test('patternMaker: makes the same text from the same seed', () => {
  const make = () => patternMaker('^[a-z]{20}$')?.make(20, createRandom(7))
  expect(make()).toBe(make())
})

test('patternMaker: is undefined for unsupported patterns', () => {
  expect(patternMaker('[a-')).toBeUndefined()
})
