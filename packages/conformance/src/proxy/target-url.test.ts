import { expect, test } from 'vitest'
import { getTargetUrl } from './target-url.ts'

test.each([
  ['/api/balance?a=1', '/api/balance?a=1'],
  ['//', '//'],
  ['//api/balance', '//api/balance'],
  ['http://elsewhere.example/api/balance?a=1', '/api/balance?a=1'],
  ['ws://elsewhere.example', '/'],
  ['mailto:ann', '/mailto:ann'],
  ['*', '/*'],
  [undefined, '/'],
])('getTargetUrl: sends a request for %s to %s of the server', (asked, path) => {
  expect(getTargetUrl(new URL('http://server:8080/v1'), asked).href).toBe(`http://server:8080${path}`)
})
