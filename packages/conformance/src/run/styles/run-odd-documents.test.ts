import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { runConformance } from '../run-conformance.ts'
import { server } from '../testing/other-styles.ts'

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

/** Returns what a run reports on a document whose only read has the schema A. The server responds with a field x. */
async function report(schemas: Json): Promise<string[]> {
  const content = { 'application/json': { schema: ref('A') } }
  const paths = { '/a': { get: { operationId: 'read', responses: { 200: { description: 'A.', content } } } } }
  const openapi = { openapi: '3.1.0', info: {}, paths, components: { schemas } }
  const transport = server({ 'GET /a': () => ({ body: { x: 1 } }) })
  const { findings, inconclusive } = await runConformance({ url: 'http://server', openapi, transport })
  const reasons = new Set(inconclusive.filter((one) => !one.byChoice).map(({ reason }) => reason))
  return [...findings.map(({ id }) => id), ...reasons]
}

const ITSELF =
  'one of its schemas contains itself (by $ref, allOf, oneOf or anyOf alone), so that nothing fits it. If none does, please report this internal error'

test.each<[string, Json, string[]]>([
  ['is itself by allOf', { A: { allOf: [ref('A')] } }, [ITSELF]],
  ['is itself by another', { A: { allOf: [ref('B')] }, B: { oneOf: [ref('A'), { type: 'null' }] } }, [ITSELF]],
  ['is itself beside a keyword', { A: { ...ref('A'), type: 'object' } }, [ITSELF]],
  ['holds itself', { A: { type: 'object', properties: { x: { type: 'integer' }, a: ref('A') } } }, []],
  ['allows everything', { A: true }, []],
  ['allows nothing', { A: false }, ['read/schema']],
  ['allows nothing at one place', { A: { type: 'object', properties: { x: false } } }, ['read/schema#/x']],
])('runConformance: a schema that %s', async (_, schemas, said) => {
  expect(await report(schemas)).toEqual(said)
})
