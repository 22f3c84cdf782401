import { expect, test } from 'vitest'
import { pickLanguage } from '../messages/language.ts'
import { readCookie } from './cookies.ts'
import { listOperations, loadDocument } from './document.ts'
import { isForeignOrigin, isLoopbackHost, getOrigins } from './origins.ts'
import { readPrefer } from './prefer.ts'
import { createRouter } from './router.ts'

test.each([
  [undefined, 'en-US'],
  ['vi-VN', 'vi-VN'],
  ['vi', 'vi-VN'],
  ['fr-FR', 'en-US'],
  ['fr, vi;q=0.5, en;q=0.4', 'vi-VN'],
  ['en;q=0.2, vi;q=0.1', 'en-US'],
])('Accept-Language %j is %s', (header, language) => {
  expect(pickLanguage(header)).toBe(language)
})

test('framed pages use the other host name, also behind a proxy', () => {
  expect(getOrigins({ host: '127.0.0.1:4010' }, 4010)).toEqual({
    app: 'http://127.0.0.1:4010',
    demo: 'http://localhost:4010',
    secure: false,
  })
  expect(getOrigins({ host: 'localhost:5173' }, 4010).demo).toBe('http://127.0.0.1:4010')
  expect(getOrigins({ host: 'x', 'x-forwarded-host': 'localhost:4173', 'x-forwarded-proto': 'https' }, 4010)).toEqual({
    app: 'https://localhost:4173',
    demo: 'http://127.0.0.1:4010',
    secure: true,
  })
})

test.each([
  [{ host: 'a:1' }, false],
  [{ host: 'a:1', origin: 'http://a:1' }, false],
  [{ host: 'mock:1', 'x-forwarded-host': 'a:2', origin: 'http://a:2' }, false],
  [{ host: 'a:1', origin: 'http://a:2' }, true],
  [{ host: 'a:1', origin: 'null' }, true],
])('origin of %j: foreign is %s', (headers, foreign) => {
  expect(isForeignOrigin(headers)).toBe(foreign)
})

test.each([
  ['127.0.0.1:4010', true],
  ['localhost:5173', true],
  ['LOCALHOST', true],
  ['app.localhost:4010', true],
  ['[::1]:4010', true],
  ['rebound.example:4010', false],
  ['127.0.0.1.example', false],
  ['192.168.1.5:4010', false],
  ['', false],
  [undefined, false],
])('isLoopbackHost: Host %j is %s', (host, loopback) => {
  expect(isLoopbackHost({ ...(host !== undefined && { host }), 'x-forwarded-host': '127.0.0.1' })).toBe(loopback)
})

test('cookies are read by their full name', () => {
  expect(readCookie('xtumpak_session=1; tumpak_session=a=b', 'tumpak_session')).toBe('a=b')
  expect(readCookie('tumpak_session', 'tumpak_session')).toBeUndefined()
})

test('Prefer is read with commas, semicolons and quotes', () => {
  expect(readPrefer('code=404; example="none"')).toEqual({ code: 404, example: 'none' })
  expect(readPrefer('respond-async')).toBeUndefined()
})

test('routes: exact before templated, parameters decoded', () => {
  const route = createRouter(listOperations(loadDocument()))
  expect(route('GET', '/api/game/record/sl%6ft')).toMatchObject({
    kind: 'found',
    operation: { id: 'listGameRecords' },
    pathParams: { type: 'slot' },
  })
  expect(route('GET', '/api/game/record/slot/x').kind).toBe('unknown')
  expect(route('PUT', '/api/balance')).toEqual({ kind: 'wrongMethod', allow: ['GET'] })
})
