import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { between } from '../../proxy/testing/between.ts'

const content = { 'application/json': { schema: { type: 'object', properties: { ok: {} } } } }
const responses = { 200: { content }, '4XX': { content } }
const body = {
  type: 'object',
  required: ['ids'],
  properties: { ids: { type: 'array', items: { type: 'integer' } }, phone: { type: 'string' } },
}
const PATHS: Json = {
  '/api/letters/{box}': {
    get: {
      operationId: 'listLetters',
      parameters: [
        { name: 'box', in: 'path', required: true, schema: { type: 'integer' } },
        { name: 'pageNum', in: 'query', required: true, schema: { type: 'integer', minimum: 1 } },
        { name: 'tags', in: 'query', schema: { type: 'array', items: { type: 'string', maxLength: 3 } } },
        { name: 'X-Device', in: 'header', schema: { type: 'string', minLength: 3 } },
      ],
      responses,
    },
  },
  '/api/read': {
    post: {
      operationId: 'readLetters',
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
      responses,
    },
  },
}
const post = (sent: string, type = 'application/json') => ({
  method: 'POST',
  body: sent,
  headers: { 'content-type': type },
})

test.each<[string, string, RequestInit, string[]]>([
  ['as documented', '/api/letters/7?pageNum=1&tags=a&tags=b', { headers: { 'x-device': 'abc' } }, []],
  ['with a JSON body', '/api/read', post('{"ids":[7]}', 'application/json; charset=utf-8'), []],
  ['below a limit', '/api/letters/7?pageNum=0', {}, ['query/pageNum']],
  ['without a parameter', '/api/letters/7', {}, ['query/pageNum']],
  ['with a text in a path', '/api/letters/inbox?pageNum=1', {}, ['path/box']],
  ['with a long item', '/api/letters/7?pageNum=1&tags=abcd', {}, ['query/tags']],
  ['with a short header', '/api/letters/7?pageNum=1', { headers: { 'x-device': 'a' } }, ['header/X-Device']],
  ['with an unknown parameter', '/api/letters/7?pageNum=1&page=2', {}, ['query/page']],
  ['with another body', '/api/read', post('{"id":7}'), ['body/id', 'body/ids']],
  ['with a wrong type', '/api/read', post('{"ids":["7"]}'), ['body/ids/*']],
  ['with another content type', '/api/read', post('ids=7', 'application/x-www-form-urlencoded'), ['body']],
  ['with malformed JSON', '/api/read', post('{'), ['body']],
  ['without a body', '/api/read', { method: 'POST' }, ['body']],
])('request: a request %s', async (_, path, init, found) => {
  await between(
    PATHS,
    (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}'),
    async (proxy) => {
      await (await fetch(proxy.url + path, init)).text()
      await expect.poll(() => proxy.report().totals.cases).toBe(1)
      const ids = proxy.report().findings.map(({ id }) => id.replace(/^\w+\/request#/, ''))
      expect(ids.toSorted()).toEqual(found)
    },
  )
})

test.each([
  ['a form as documented', 'application/x-www-form-urlencoded', 'ids=7&ids=8&phone=1', [], [], 0],
  ['a form with a wrong type', 'application/x-www-form-urlencoded', 'ids=seven', ['body/ids/*'], [], 1],
  ['XML', 'application/xml', '<ids><id>7</id></ids>', [], ['body application/xml'], 1],
  ['malformed XML', 'text/xml', '<ids>', [], ['body text/xml'], 1],
  ['a form in parts', 'multipart/form-data; boundary=a', '--a--', [], ['body multipart/form-data'], 1],
])('request: a body that is %s', async (_, type, sent, found, open, exitCode) => {
  const schema = { schema: body }
  const requestBody = { required: true, content: { [type.split(';')[0] ?? '']: schema } }
  await between(
    { '/api/read': { post: { operationId: 'readLetters', requestBody, responses } } },
    (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}'),
    async (proxy) => {
      await (await fetch(`${proxy.url}/api/read`, post(sent, type))).text()
      await expect.poll(() => proxy.report().totals.cases).toBe(1)
      const report = proxy.report()
      expect(report.findings.map(({ id }) => id.replace(/^\w+\/request#/, ''))).toEqual(found)
      expect(report.inconclusive.map(({ part }) => part)).toEqual(open)
      expect(report.exitCode).toBe(exitCode)
    },
  )
})

test('request: reports real traffic without personal data', async () => {
  await between(
    PATHS,
    (_, response) =>
      void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"ok":true,"fullName":"Ana Reyes","birthday":"1990-01-02","email":"ana@example.com"}'),
    async (proxy) => {
      await (await fetch(`${proxy.url}/api/read`, post('{"id":7,"phone":"9171234567","sessionId":"s3cr3t"}'))).text()
      await expect.poll(() => proxy.report().findings.length).toBeGreaterThan(3)
      const written = JSON.stringify(proxy.report())
      for (const value of ['Ana Reyes', '1990-01-02', 'ana@example.com', '9171234567', 's3cr3t'])
        expect(written).not.toContain(value)
      expect(written).toContain('fullName')
    },
  )
})
