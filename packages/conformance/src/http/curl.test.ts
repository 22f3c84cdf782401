import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderCurl } from './curl.ts'
import { createSecrets } from './hide-secrets.ts'
import type { WireRequest } from './message.ts'
import { encodeForm, TINY_PICTURE } from './multipart.ts'
import { createNodeTransport } from './node-transport.ts'

/** What reached the server. */
interface Recorded {
  line: string
  headers: string[]
  body: string
}

const run = promisify(execFile)
const recorded: Recorded[] = []
let server: Server
let url: string

/** The connection header concerns only the two ends of a connection, and curl omits it. */
const isOfMessage = (line: string): boolean => !line.startsWith('connection:')

async function record(request: IncomingMessage): Promise<void> {
  const raw = request.rawHeaders
  const headers = raw.flatMap((name, i) => (i % 2 === 0 ? [`${name.toLowerCase()}: ${raw[i + 1] ?? ''}`] : []))
  const body = (await buffer(request)).toString('base64')
  recorded.push({
    line: `${String(request.method)} ${String(request.url)}`,
    headers: headers.filter(isOfMessage).toSorted(),
    body,
  })
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void record(request).then(() => response.end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
})

afterAll(() => server.close())

const json = { accept: 'application/json;q=0.9, text/csv', 'content-type': 'application/json' }
const form = encodeForm({ file: TINY_PICTURE, title: "it's; @me \\ 100%" })
const CASES: { [name: string]: Partial<WireRequest> & { variables?: { [name: string]: string }; url?: string } } = {
  'a read': { method: 'GET', url: '/a%20b/c?x=1&y=%27%22%24(echo)' },
  'a read with no Accept': { method: 'GET', headers: {} },
  'a path that is shortened': { method: 'GET', url: '/a/../b/./c' },
  'patterns of curl in the address': { method: 'GET', url: '/a?x=[1-3]&y={a,b}' },
  'a header read': { method: 'HEAD' },
  'a write with no body': { method: 'POST', headers: {} },
  'a deletion': { method: 'DELETE' },
  'JSON with quotes of all kinds': {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ a: `it's "quoted" $(echo ran) \`echo ran\` \\ 100% \n` }),
  },
  'an empty body': { method: 'POST', headers: json, body: '' },
  'malformed JSON': { method: 'PUT', headers: json, body: '{"a":1,' },
  'a body that begins with @': { method: 'POST', headers: json, body: '@/etc/hosts' },
  'a body with no type': { method: 'POST', headers: { accept: '*/*' }, body: 'a=1' },
  'letters of other scripts': { method: 'PATCH', headers: json, body: '"Mabuhay, đặt cược 🎰"' },
  'control characters': { method: 'POST', headers: json, body: 'a\u0000b\r\nc\u001b[2J\u202Ed' },
  'half a letter': { method: 'POST', headers: json, body: '"\ud83c"' },
  'a megabyte of one letter': {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ a: 'b', pad: 'x'.repeat(1_048_576) }),
  },
  'sixteen megabytes of one letter': {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ a: 'b', pad: 'x'.repeat(16 * 1_048_576), c: 'd' }),
  },
  'quotes in a megabyte': { method: 'POST', headers: json, body: `'${"'".repeat(70_000)}%s\\n'` },
  'a body of two kilobytes': {
    method: 'POST',
    headers: json,
    body: JSON.stringify(Array.from({ length: 400 }, (_, i) => i)),
  },
  'a form with a picture': {
    method: 'POST',
    headers: { 'content-type': form.contentType },
    body: form.body,
    form: form.form,
  },
  'an empty header': { method: 'GET', headers: { 'x-empty': '', accept: 'a/b' } },
  'a header with quotes and accents': {
    method: 'GET',
    headers: { 'x-a': `caf\u00e9 's 100% \\n "x" $HOME`, accept: 'a/b' },
  },
  'an agent of its own': { method: 'GET', headers: { 'user-agent': 'app/1', accept: 'a/b' } },
  'a token': {
    method: 'GET',
    headers: { authorization: 'Bearer very-secret', cookie: 'sid=one; b=two', 'x-api-key': "key's" },
    variables: { TOKEN: 'very-secret', SESSION_COOKIE: 'sid=one; b=two', X_API_KEY: "key's" },
  },
  'secrets in address and body': {
    method: 'POST',
    url: '/login?apiKey=abc%20d&x=1',
    headers: json,
    body: '{"username":"ann","password":"open \\"sesame\\"","otp": 123456,"note":"known-secret!"}',
    variables: { API_KEY: 'abc%20d', PASSWORD: 'open \\"sesame\\"', OTP: '123456', NOTE: 'known-secret' },
  },
}

test.each(Object.entries(CASES))(
  'renderCurl: the command sends the same request: %s',
  async (_, { variables, ...given }) => {
    const request: WireRequest = {
      method: 'GET',
      headers: { accept: 'application/json' },
      timeoutMs: 10_000,
      ...given,
      url: url + (given.url ?? '/'),
    }
    const line = renderCurl(request, createSecrets(['known-secret']))
    for (const secret of Object.values(variables ?? {})) expect(line).not.toContain(secret)
    expect(line.length).toBeLessThan(5000)
    recorded.length = 0
    await createNodeTransport(1)(request)
    await run('/bin/sh', ['-c', line], { env: { PATH: process.env['PATH'], ...variables } })
    expect(recorded).toHaveLength(2)
    expect(recorded[1]).toEqual(recorded[0])
  },
)

test('renderCurl: writes a body to a file if no command can contain it, and shows no secret in base64', () => {
  const request = { method: 'POST', url: 'http://host/', headers: json, timeoutMs: 1 }
  const long = Array.from({ length: 20_000 }, (_, i) => `${String(i)} `).join('')
  expect(renderCurl({ ...request, body: long }, [])).toMatch(
    /--data-binary @body {2}# body: the file with the \d+ characters/,
  )
  expect(renderCurl({ ...request, body: '{"password":"hunter2"}\u0000' }, [])).toContain('--data-binary @body')
  expect(renderCurl({ ...request, body: 'cut', isCut: true }, [])).toContain('--data-binary @body')
})
