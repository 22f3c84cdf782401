import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runConformance } from '../run/run-conformance.ts'
import { getDocument, no, ok, responsesWith, server as inMemory } from '../run/testing/other-styles.ts'
import { readConfig } from './read-config.ts'
import { requestToken } from './request-token.ts'

let server: Server
let url: string
const asked: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push(`${String(request.url)} ${body}`)
      if (request.url === '/moved') return response.writeHead(307, { location: '/token' }).end()
      const isGood = body.includes('client_secret=hush-hush')
      response.writeHead(isGood ? 200 : 401, { 'content-type': 'application/json' })
      return response.end(
        JSON.stringify(isGood ? { refresh_token: 'no', access_token: 'tok-1' } : { error: 'invalid_client' }),
      )
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
})
beforeEach(() => void asked.splice(0))
afterAll(() => server.close())

/** Creates a document that names a token URL. */
const openapi = () =>
  getDocument(
    {
      '/zone': {
        get: { operationId: 'getZone', security: [{ o: [] }], responses: responsesWith({ type: 'integer' }) },
      },
    },
    {
      components: {
        securitySchemes: {
          o: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: `${url}/of-document`, scopes: {} } } },
        },
      },
    },
  )
const transport = inMemory({
  'GET /zone': ({ headers }) => (headers['authorization'] === 'Bearer tok-1' ? ok(7) : no(401)),
})

test("requestToken: gets a player's token from the URL in the config", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-token-'))
  const file = join(folder, 'c.yaml')
  writeFileSync(
    file,
    `url: http://server\nplayers:\n  - token: { url: '${url}/token', client_id: one, client_secret: { env: S }, scope: a b }\n`,
  )
  const config = readConfig(file, { S: 'hush-hush' })
  rmSync(folder, { recursive: true })
  const given = { ...config, url: 'http://server', openapi: openapi(), envelope: "status == 'ok'", transport }
  const report = await runConformance(given)
  expect(report.coverage.map(({ succeeded }) => succeeded)).toEqual([true])
  expect(new Set(asked)).toEqual(
    new Set(['/token client_id=one&client_secret=hush-hush&scope=a+b&grant_type=client_credentials']),
  )
  expect(JSON.stringify(report)).not.toMatch(/hush-hush|tok-1/)
})

test('requestToken: never requests the URL that only the document names', async () => {
  const players = [{ username: 'ann', password: 'open sesame', client_secret: 'hush-hush' }]
  const given = { url: 'http://server', openapi: openapi(), envelope: "status == 'ok'", transport, players }
  await expect(runConformance(given)).rejects.toThrow('{ url }')
  expect(asked).toEqual([])
})

test('requestToken: reports a refusal, a redirect and a timeout without credentials', async () => {
  await expect(requestToken(`${url}/token`, 'client_secret=wrong-one')).rejects.toThrow(
    /^its token address gave no token: HTTP 401, invalid_client$/,
  )
  await expect(requestToken(`${url}/moved`, 'client_secret=hush-hush')).rejects.toThrow(/HTTP 307$/)
  expect(asked).toHaveLength(2)
  await expect(requestToken('http://127.0.0.1:9/', 'client_secret=x')).rejects.toThrow('does not respond')
})

test.each([
  ['{ url: ftp://host/token }', 'http:// or https://'],
  ["{ url: 'https://me:secret@host/token' }", 'no credentials'],
  ['{ client_id: one }', 'must be a text'],
  ['{ command: ./a.sh, url: https://host }', 'must be a text'],
])('readConfig: refuses the token %s', (token, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-token-'))
  writeFileSync(join(folder, 'c.yaml'), `players: [{ token: ${token} }]`)
  expect(() => readConfig(join(folder, 'c.yaml'), {})).toThrow(message)
  rmSync(folder, { recursive: true })
})
