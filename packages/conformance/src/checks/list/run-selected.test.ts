import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { runConformance } from '../../run/run-conformance.ts'
import { getDocument, ok, responsesWith, server } from '../../run/testing/other-styles.ts'

const read = (operationId: string, tags: string[]): Json => ({
  get: { operationId, tags, responses: responsesWith({ type: 'string' }) },
})
const openapi = getDocument(
  { '/a': read('readA', ['first']), '/b': read('readB', ['first', 'second']), '/c': read('readC', ['third']) },
  { servers: [{ url: 'https://other.example/v1' }, { url: 'https://other.example/v2', description: 'Next' }] },
)
const asked: string[] = []
const own = server({
  'GET /v1/a': () => ok('a'),
  'GET /v1/b': () => ok('b'),
  'GET /v1/c': () => ok('c'),
  'GET /v2/c': () => ok('c'),
})
const run = (more: object) => {
  asked.length = 0
  const transport: typeof own = (request) => {
    asked.push(request.url)
    return own(request)
  }
  return runConformance({ url: 'http://server', openapi, envelope: "status == 'ok'", transport, ...more })
}
const called = async (more: object): Promise<string[]> =>
  (await run(more)).coverage.filter(({ succeeded }) => succeeded).map(({ operationId }) => operationId)

test('runConformance: only and deny choose by tag, path and pattern', async () => {
  expect(await called({})).toEqual(['readA', 'readB', 'readC'])
  expect(await called({ only: ['second', '/c'] })).toEqual(['readB', 'readC'])
  expect(await called({ deny: ['read*B'] })).toEqual(['readA', 'readC'])
  await expect(run({ only: ['readD'] })).rejects.toThrow('no operation, tag, path or event like readD')
})

test('runConformance: uses the path of the chosen server, and contacts only the given host', async () => {
  expect(await called({ server: 'next' })).toEqual(['readC'])
  expect(asked.every((url) => url.startsWith('http://server/'))).toBe(true)
  await expect(run({ server: '3' })).rejects.toThrow('the document has no server 3')
})
