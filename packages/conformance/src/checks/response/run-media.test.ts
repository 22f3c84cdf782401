import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { runConformance } from '../../run/run-conformance.ts'

const game = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }
const at = (operationId: string, content: Json, parameters: Json[] = []): Json => ({
  get: { operationId, parameters, responses: { 200: { content } } },
})
const DOCUMENT: Json = {
  openapi: '3.1.0',
  info: { title: 'Games', version: '1' },
  paths: {
    '/stream': at('streamGames', { 'application/x-ndjson': { schema: game } }),
    '/game': at('getGame', {
      'application/json': { schema: game },
      'application/x-chess-pgn': { schema: { type: 'string' } },
    }),
    '/table': at('getTable', { 'text/csv': { schema: { type: 'string', pattern: '^id\\n', maxLength: 9 } } }),
    '/count': at('getCount', { 'text/plain': { schema: { type: 'integer' } } }),
    '/picture': at('getPicture', { 'image/png': { schema: { type: 'string', format: 'binary', maxLength: 3 } } }),
    '/chosen': at('getChosen', { 'application/json': { schema: game }, 'text/csv': { schema: { type: 'string' } } }, [
      { name: 'Accept', in: 'header', required: true, schema: { type: 'string', enum: ['text/csv'] } },
    ]),
  },
}

/** Serves each path in its media type, and refuses another Accept with HTTP 406. */
function strict(bodies: { [path: string]: readonly [type: string, body: string] }): Transport {
  return ({ url, headers, method }) => {
    const accepts = Object.entries(headers).filter(([name]) => name.toLowerCase() === 'accept')
    const [type, body] = bodies[new URL(url).pathname] ?? ['text/plain', '']
    const isAccepted = accepts.length === 1 && (accepts[0]?.[1].includes(type) === true || type === 'text/html')
    const status = method !== 'GET' ? 405 : isAccepted ? 200 : 406
    return Promise.resolve({ status, headers: { 'content-type': type }, setCookies: [], body, milliseconds: 1 })
  }
}

const HEALTHY = {
  '/stream': ['application/x-ndjson', '{"id":"a"}\n\n{"id":"b"}\n'],
  '/game': ['application/x-chess-pgn', '1. e4 e5'],
  '/table': ['text/csv', 'id\n123456\n'],
  '/count': ['text/plain', '7'],
  '/picture': ['image/png', '\ufffdPNG\r\n\u001a'],
  '/chosen': ['text/csv', 'id\n1'],
} as const

const run = async (bodies: { [path: string]: readonly [string, string] }): Promise<string[]> => {
  const report = await runConformance({ url: 'http://server', openapi: DOCUMENT, transport: strict(bodies) })
  return report.findings.map((one) => one.id)
}

test('runConformance: requests the documented types, and reads each response by its type', async () => {
  expect(await run(HEALTHY)).toEqual([])
})

test.each([
  ['a line that is not JSON', '{"id":"a"}\nid: b\n', ['streamGames/schema#/*']],
  ['a line that does not fit', '{"id":"a"}\n{"id":7}\n', ['streamGames/schema#/id']],
])('runConformance: finds %s in a stream', async (_, body, found) => {
  expect(await run({ ...HEALTHY, '/stream': ['application/x-ndjson', body] })).toEqual(found)
})

test.each([
  ['a table without its heading', '/table', ['text/csv', '1\n2'], ['getTable/schema']],
  ['a table that is too long', '/table', ['text/csv', 'id\n1234567'], ['getTable/schema']],
  ['a page in the place of a table', '/table', ['text/html', '<p>No</p>'], ['getTable/content-type']],
  ['a page in the place of a picture', '/picture', ['text/html', '<p>No</p>'], ['getPicture/content-type']],
] as const)('runConformance: finds %s', async (_, path, body, found) => {
  expect(await run({ ...HEALTHY, [path]: body })).toEqual(found)
})
