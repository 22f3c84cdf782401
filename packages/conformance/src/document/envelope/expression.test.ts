import { expect, test } from 'vitest'
import { parseExpression } from './expression.ts'

test.each([
  ['success == true && code == 20000', { success: true, code: 20000 }, true],
  ['success == true && code == 20000', { success: true, code: 20001 }, false],
  ['/code == 0', { code: 0 }, true],
  ['/code == 0', { code: '0' }, false],
  ['meta.status == "ok" || code == 1', { meta: { status: 'ok' } }, true],
  ['!(error != null)', { error: null }, true],
  ["kind == 'a b'", { kind: 'a b' }, true],
  ['ok', { ok: true }, true],
])('parseExpression: %s of %j is %s', (source, body, expected) => {
  expect(parseExpression(source).test(body)).toBe(expected)
})

test('parseExpression: returns the pointers that it reads', () => {
  expect(parseExpression('success == true && meta.code == 0').pointers).toEqual(['/success', '/meta/code'])
})

test.each(['', 'success ==', 'a = b', '(a == 1', 'a == 1 b', 'process.exit()', 'a == 1; b'])(
  'parseExpression: rejects %s',
  (source) => {
    expect(() => parseExpression(source)).toThrow('has a syntax error')
  },
)
