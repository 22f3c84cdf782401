import { expect, test } from 'vitest'
import { targetUrl } from './target-url.ts'

test.each([
  ['/api/balance?a=1', '/api/balance?a=1'],
  ['//', '//'],
  ['//api/balance', '//api/balance'],
  ['http://elsewhere.example/api/balance?a=1', '/api/balance?a=1'],
  ['ws://elsewhere.example', '/'],
  ['mailto:ann', '/mailto:ann'],
  ['*', '/*'],
  [undefined, '/'],
])('targetUrl: sends a request for %s to %s of the server', (asked, path) => {
  expect(targetUrl(new URL('http://server:8080/v1'), asked).href).toBe(`http://server:8080${path}`)
})
