import { expect, test } from 'vitest'
import { pathPart, simple } from './parameter-style.ts'

const LIST = ['a/b', 'c']
const OBJECT = { x: 1, y: 'é' }

test.each([
  ['a/b', undefined, false, 'a%2Fb'],
  [LIST, 'simple', false, 'a%2Fb,c'],
  [OBJECT, 'simple', false, 'x,1,y,%C3%A9'],
  [OBJECT, 'simple', true, 'x=1,y=%C3%A9'],
  ['a', 'label', false, '.a'],
  [LIST, 'label', false, '.a%2Fb,c'],
  [LIST, 'label', true, '.a%2Fb.c'],
  [OBJECT, 'label', true, '.x=1.y=%C3%A9'],
  [5, 'matrix', false, ';id=5'],
  [LIST, 'matrix', false, ';id=a%2Fb,c'],
  [LIST, 'matrix', true, ';id=a%2Fb;id=c'],
  [OBJECT, 'matrix', false, ';id=x,1,y,%C3%A9'],
  [OBJECT, 'matrix', true, ';x=1;y=%C3%A9'],
])('pathPart: %j in the style %s, exploded: %s', (value, style, explode, words) => {
  expect(pathPart('id', value, { explode, ...(style === undefined ? {} : { style }) })).toBe(words)
})

test('simple: a header value is sent unchanged', () => {
  expect(simple(LIST)).toBe('a/b,c')
  expect(simple(OBJECT, true)).toBe('x=1,y=é')
})
