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

  test.each([
    '/login',
    '/login?returnTo=/wallet',
    '/register',
    '/forgetPassword',
    '/LOGIN',
    '/login/',
    '/Register/?code=a',
    '/FORGETPASSWORD',
    '/%6Cogin',
    '/login%2F',
    '/./login//',
    '/game/%2e%2e/login',
  ])('does not return to the entry page %s', (path) => expect(readReturnPath(path)).toBeUndefined())

  test.each([
    ['/WALLET/?a=1', '/wallet?a=1'],
    ['/finance//Recharge', '/finance/recharge'],
    ['/No/Such/Page/', '/No/Such/Page/'],
    ['/returnGift/AbC', '/returnGift/AbC'],
    ['/game/%E0%A4%A', '/game/%E0%A4%A'],
  ])('returns from %s to %s', (path, own) => expect(readReturnPath(path)).toBe(own))

  test('drops the fragment', () => {
    expect(readReturnPath('/game?type=slot#x')).toBe('/game?type=slot')
  })
})
