import { describe, expect, test } from 'vitest'
import { readReturnPath } from './return-path.ts'

describe('readReturnPath', () => {
  test.each(['/game', '/wallet', '/game/record?type=slot', '/game?play=g-1&type=live', '/no/such/page'])(
    'returns to %s',
    (path) => expect(readReturnPath(path)).toBe(path),
  )

  test.each([
    'https://evil.example/game',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'game',
    '',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /game',
    '/..//evil.example',
    '/game\u0000',
    '/a\\b',
    'data:text/html,x',
    `/${'a'.repeat(600)}`,
  ])('refuses %j', (path) => expect(readReturnPath(path)).toBeUndefined())

  test('rejects a value that is not text', () => {
    for (const value of [undefined, null, 1, {}, ['/game'], true]) expect(readReturnPath(value)).toBeUndefined()
  })

  test('does not return to the login pages', () => {
    expect(readReturnPath('/login')).toBeUndefined()
    expect(readReturnPath('/login?returnTo=/wallet')).toBeUndefined()
    expect(readReturnPath('/register')).toBeUndefined()
  })

  test('drops the fragment', () => {
    expect(readReturnPath('/game?type=slot#x')).toBe('/game?type=slot')
  })
})
