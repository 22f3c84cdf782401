import { expect, it } from 'vitest'
import { countShown, getMaskExample, hidesMore } from './hides-more.ts'

const PLAYER = String.raw`^[^*]\*{3}[^*]$`
const NAME = String.raw`^\S\*{3}( \S\*{3})*$`
const ACCOUNT = String.raw`^([^*]{3}\*{4}[^*]{3}|\*{4}[^*])$`
const ID_NUMBER = String.raw`^\*{4}[A-Za-z0-9]([A-Za-z0-9]{3})?$`
const BY_X = '^x{4}[0-9]{2}$'

it.each([
  [PLAYER, 't***', true],
  [PLAYER, '****', true],
  [PLAYER, 't****e', true],
  [PLAYER, 'te***e', false],
  [PLAYER, 't***ne', false],
  [PLAYER, 'testone', false],
  [PLAYER, 't', false],
  [NAME, 'M*** C**', true],
  [NAME, '*** C***', true],
  [NAME, 'Ma*** C***', false],
  [NAME, 'M*** Cr*** R***', false],
  [NAME, 'M*** Cruz', false],
  [ACCOUNT, '91****67', true],
  [ACCOUNT, '917*****567', true],
  [ACCOUNT, '9171****567', false],
  [ACCOUNT, '917****4567', false],
  [ID_NUMBER, '******4567', true],
  [ID_NUMBER, '1****4567', false],
  [ID_NUMBER, '***34567', false],
  [BY_X, 'xxxx5', true],
  [BY_X, 'xx4567', false],
  ['(', '***', false],
])('with the mask %s the text %s shows no more: %s', (pattern, text, expected) => {
  expect(hidesMore(pattern, text)).toBe(expected)
})

it.each([PLAYER, NAME, ACCOUNT, ID_NUMBER, BY_X])('shows an example of %s', (pattern) => {
  expect(getMaskExample(pattern)).toMatch(new RegExp(pattern))
})

it('counts what is shown', () => {
  expect([countShown(PLAYER, 'te***e'), countShown(BY_X, 'xx4567'), countShown('(', '1*2')]).toEqual([3, 4, 2])
})
