import { execFileSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { CookieJar } from './cookie-jar.ts'
import type { Transport } from './message.ts'
import { maskExchange } from './mask.ts'
import { encodeForm, TINY_PICTURE } from './multipart.ts'
import { runConformance } from '../run/run-conformance.ts'

test('CookieJar: keeps, replaces and drops cookies', () => {
  const jar = new CookieJar()
  jar.take(['a=1; Path=/; HttpOnly', 'b=2'])
  jar.take(['b=3', 'a=; Max-Age=0'])
  expect(jar.header).toBe('b=3')
})

test('CookieJar: sends no cookie after its Max-Age or Expires, of which Max-Age wins', () => {
  const jar = new CookieJar()
  const past = new Date(0).toUTCString()
  jar.take([`a=1; Expires=${past}`, `b=2; Max-Age=60; Expires=${past}`, 'c=3; Max-Age=0.5', 'd=4; Max-Age=-1'])
  jar.take(['e=5; Max-Age=1'])
  expect(jar.header).toBe('b=2; c=3; e=5')
  vi.useFakeTimers({ now: Date.now() + 2000 })
  expect(jar.header).toBe('b=2; c=3')
  vi.useRealTimers()
})

test('CookieJar: a browser sends a cookie below its Path alone', () => {
  const jar = new CookieJar()
  jar.take(['a=1; Path=/api', 'b=2; Path=/', 'c=3', 'd=4; Path=/apis'])
  const { sent, withheld } = jar.splitFor('/api/live')
  expect(sent.header).toBe('a=1; b=2; c=3')
  expect(withheld.map(({ name }) => name)).toEqual(['d'])
  expect(jar.splitFor('/live/7').sent.header).toBe('b=2; c=3')
})

test('CookieJar: an invalid copy has the same names and other values', () => {
  const jar = new CookieJar()
  jar.take(['session=ab12'])
  expect(jar.spoiled().header).toBe('session=bb87')
})

test('maskExchange: shows what CORS allows', () => {
  const headers = { 'access-control-allow-credentials': 'true', 'x-credentials': 'abc' }
  const request = { method: 'GET', url: 'http://server/', headers: {}, timeoutMs: 1 }
  const { response } = maskExchange(request, { status: 200, headers, setCookies: [], body: '', milliseconds: 1 }, [])
  expect(response?.headers).toEqual({ 'access-control-allow-credentials': 'true', 'x-credentials': '•••' })
})

test('maskExchange: masks cookies, passwords, OTPs and known secrets', () => {
  const request = {
    method: 'POST',
    url: 'http://host/login?user=opensesame',
    headers: { cookie: 'session=abcdef', 'content-type': 'application/json' },
    body: '{"username":"ana","password":"hunter2","verifyCode":"123456","note":"opensesame"}',
    timeoutMs: 1,
  }
  const response = {
    status: 200,
    headers: {},
    setCookies: ['session=abcdef; Path=/'],
    body: '{"idNumber":"1-2-3"}',
    milliseconds: 1.4,
  }
  const shown = JSON.stringify(maskExchange(request, response, ['opensesame']))
  for (const secret of ['abcdef', 'hunter2', '123456', 'opensesame', '1-2-3']) expect(shown).not.toContain(secret)
  expect(shown).toContain('ana')
  expect(shown).toContain('session=•••; Path=/')
})

test('maskExchange: keeps JSON whole and cuts other long bodies', () => {
  const request = { method: 'GET', url: 'http://host', headers: {}, timeoutMs: 1 }
  const long = 'x'.repeat(9000)
  const shown = (body: string) =>
    maskExchange(request, { status: 200, headers: {}, setCookies: [], body, milliseconds: 1 }, []).response?.body
  expect(shown(`{"long":"${long}"}`)).toContain(long)
  expect(shown(long)).not.toContain(long)
})

test('maskExchange: repeats a form as a form in curl, with masked secrets', () => {
  const { contentType, ...encoded } = encodeForm({ file: TINY_PICTURE, title: "it's; @me", password: 'hunter2' })
  const headers = { 'content-type': contentType, 'x-a': '1' }
  const { curl } = maskExchange({ method: 'POST', url: 'http://host', headers, timeoutMs: 1, ...encoded }, null, [])
  expect(curl).toBe(
    `curl -i -X POST 'http://host/' -A '' -H 'Accept:' -H 'x-a: 1' -F 'file=@dot.png;type=image/png' --form-string 'title=it'\\''s; @me' --form-string 'password='"$PASSWORD"`,
  )
})

test('maskExchange: a shell executes nothing that a field name in the curl command contains', () => {
  const headers = { 'x-`echo ran`-token': 'a', 'x-$(echo ran)-key': "b'`echo ran`", authorization: 'Token c355' }
  const { curl } = maskExchange({ method: 'GET', url: 'http://host/?a=$(echo ran)', headers, timeoutMs: 1 }, null, [])
  const words = curl.replace(/^curl/, `printf '%s\\n'`)
  const shown = execFileSync('/bin/sh', ['-c', words], { encoding: 'utf8', env: { TOKEN: 'a-token' } })
  expect(shown.split('\n').filter((line) => line.includes('ran') && !/echo( |%20)ran/.test(line))).toEqual([])
  expect(shown).toContain('authorization: Token a-token')
})

test.each([
  [{}, ['a', 'b'], 'v=a&v=b'],
  [{ explode: false }, ['a', 'b'], 'v=a,b'],
  [{ style: 'pipeDelimited' }, ['a', 'b'], 'v=a%7Cb'],
  [{ style: 'deepObject' }, { x: 1, y: 2 }, 'v%5Bx%5D=1&v%5By%5D=2'],
  [{}, { x: 1, y: 2 }, 'x=1&y=2'],
  [{ explode: false }, { x: 1, y: 2 }, 'v=x,1,y,2'],
  [{ content: { 'application/json': {} } }, { x: 1 }, 'v=%7B%22x%22%3A1%7D'],
])('HttpClient: a query of style %j serializes %j as %s', async (style, example, written) => {
  const parameters = [{ name: 'v', in: 'query', required: true, example, ...style }]
  const paths = { '/list': { get: { operationId: 'list', parameters, responses: { 200: { description: 'All.' } } } } }
  const asked: string[] = []
  const transport: Transport = ({ url }) => {
    asked.push(new URL(url).search)
    return Promise.resolve({ status: 200, headers: {}, setCookies: [], body: '', milliseconds: 1 })
  }
  await runConformance({ url: 'http://server', openapi: { openapi: '3.1.0', paths }, transport })
  expect(asked).toContain(`?${written}`)
})
