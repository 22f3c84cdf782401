import { expect, test } from 'vitest'
import { runConformance } from '../run-conformance.ts'
import type { WireResponse } from '../../http/message.ts'

const text = { required: true, schema: { type: 'string' } }
const content = { 'application/json': { schema: { type: 'object', required: ['a'] } } }
const PATHS = {
  '/things': {
    head: { operationId: 'look', responses: { 200: { description: 'There.', headers: { ETag: text }, content } } },
    options: { operationId: 'ask', responses: { 204: { description: 'Methods.', headers: { Allow: text } } } },
  },
}

test.each<[string, { [name: string]: string }, string[]]>([
  ['responds as documented', { etag: '"1"', allow: 'HEAD, OPTIONS' }, []],
  ['leaves out the headers', {}, ['ask/headers#header/Allow', 'look/headers#header/ETag']],
])('HEAD and OPTIONS: a server that %s', async (_, headers, found) => {
  const transport = ({ method, url }: { method: string; url: string }): Promise<WireResponse> => {
    const status =
      new URL(url).pathname !== '/things' ? 404 : method === 'HEAD' ? 200 : method === 'OPTIONS' ? 204 : 405
    const type: { [name: string]: string } = method === 'HEAD' ? { 'content-type': 'application/json' } : {}
    return Promise.resolve({ status, headers: { ...type, ...headers }, setCookies: [], body: '', milliseconds: 1 })
  }
  const openapi = { openapi: '3.1.0', info: {}, paths: PATHS }
  const { findings, coverage } = await runConformance({ url: 'http://server', openapi, transport })
  expect(findings.map(({ id }) => id).toSorted()).toEqual(found)
  expect(coverage.map(({ succeeded }) => succeeded)).toEqual([true, true])
})
