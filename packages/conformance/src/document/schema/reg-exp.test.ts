import { Script } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { getValidator } from './validate.ts'
import { compileRegExp, slowPatterns } from './reg-exp.ts'

afterEach(() => vi.restoreAllMocks())

test('compileRegExp: stops a pattern that backtracks endlessly, and tests it no more', () => {
  const pattern = '^(\\w+\\s?)*$'
  const run = vi.spyOn(Script.prototype, 'runInContext')
  for (let i = 0; i < 5; i += 1) expect(compileRegExp(pattern).test(`${'a'.repeat(60)}!`)).toBe(true)
  // Later texts are not tested, because each would take as long.
  expect(run).toHaveBeenCalledTimes(1)
  expect(slowPatterns.delete(pattern)).toBe(true)
})

test('compileRegExp: tests repeated groups and long texts like any other', () => {
  expect(compileRegExp('^(ab)+$').test('abab')).toBe(true)
  expect(compileRegExp('^(ab)+$').test('aba')).toBe(false)
  expect(compileRegExp('^a+$').test('a'.repeat(5000))).toBe(true)
  expect(compileRegExp('^a+$').test(`${'a'.repeat(5000)}b`)).toBe(false)
})

test('compileRegExp: tests a text once in time, because lists repeat it', () => {
  const run = vi.spyOn(Script.prototype, 'runInContext')
  for (let i = 0; i < 3; i += 1) expect(compileRegExp('^(\\w+ )*end$').test('once and again end')).toBe(true)
  expect(run).toHaveBeenCalledTimes(1)
})

test('compileRegExp: distinguishes two patterns of one schema', () => {
  const properties = { a: { type: 'string', pattern: '^a$' }, b: { type: 'string', pattern: '^b$' } }
  const root = { schema: { type: 'object', propertyNames: { pattern: '^[ab]$' }, properties } }
  const node = { value: root.schema, pointer: '/schema', proposed: false }
  expect(getValidator(root)(node, { a: 'a', b: 'b' }).violations).toEqual([])
  expect(getValidator(root)(node, { a: 'b', b: 'a' }).violations).toHaveLength(2)
})
