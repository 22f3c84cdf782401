import { expect, test } from 'vitest'
import { readPattern } from './dialect.ts'

test.each([
  String.raw`\A\d+\z`,
  String.raw`^a\Z`,
  '^[[:alpha:]]+$',
  '/^[A-Z]{3}$/',
  '/^a$/i',
  '(?i)^a$',
  '^(?P<year>[0-9]{4})$',
  '^a++$',
  '^(?>ab|a)c$',
  String.raw`^[\x{1F600}-\x{1F64F}]$`,
  '^[a-z&&[^b]]$',
  '^a{,3}$',
  String.raw`\Qa.b\E`,
  String.raw`^\h+$`,
  String.raw`^\p{IsLetter}+$`,
])('readPattern: %s is not JavaScript', (pattern) => {
  expect(readPattern(pattern)).toMatchObject({ expression: undefined, foreign: expect.any(String) as string })
})

test.each([
  [String.raw`^[\w-.]+$`, 'a-b.c'],
  [String.raw`^\_\@\-$`, '_@-'],
  [String.raw`^[\p{L}\-_]+$`, 'Đặng-a'],
  [String.raw`^[\p{L}\_]+$`, 'Đặng_a'],
  [String.raw`^\\A$`, String.raw`\A`],
  ['^/api/[a-z]+/$', '/api/x/'],
  [String.raw`^\x41\u0042\cA?$`, 'AB'],
  [String.raw`^(?<y>\d)\k<y>\b.*$`, '11 '],
])('readPattern: %s is, and matches %s', (pattern, text) => {
  const { expression, foreign } = readPattern(pattern)
  expect(foreign).toBeUndefined()
  expect(expression?.test(text)).toBe(true)
})
