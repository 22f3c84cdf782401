import { expect, test } from 'vitest'
import { CookieJar } from './cookie-jar.ts'
import { maskExchange } from './mask.ts'

test('a jar keeps, replaces and drops cookies', () => {
  const jar = new CookieJar()
  jar.take(['a=1; Path=/; HttpOnly', 'b=2'])
  jar.take(['b=3', 'a=; Max-Age=0'])
  expect(jar.header).toBe('b=3')
})

test('a spoiled jar has the same names and other values', () => {
  const jar = new CookieJar()
  jar.take(['session=ab12'])
  expect(jar.spoiled().header).toBe('session=bb87')
})

test('a report shows no cookie, password, OTP or known secret', () => {
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

test('JSON is shown whole, so that the spot can be marked; other long bodies are cut', () => {
  const request = { method: 'GET', url: 'http://host', headers: {}, timeoutMs: 1 }
  const long = 'x'.repeat(9000)
  const shown = (body: string) =>
    maskExchange(request, { status: 200, headers: {}, setCookies: [], body, milliseconds: 1 }, []).response?.body
  expect(shown(`{"long":"${long}"}`)).toContain(long)
  expect(shown(long)).not.toContain(long)
})
