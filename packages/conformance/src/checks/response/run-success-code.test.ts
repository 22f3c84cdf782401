import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { groupCauses } from '../../report/causes.ts'
import { runConformance } from '../../run/run-conformance.ts'
import { server, taking } from '../../run/testing/other-styles.ts'

const REFUSED = 40_001
const named = { type: 'object', required: ['name'], properties: { name: { type: 'string', minLength: 1 } } }

/** A document whose successes have this code, and say so by it alone or by a flag too. */
function getDocument(code: number, hasFlag: boolean): Json {
  const flag = { success: { type: 'boolean' } }
  const schema = {
    type: 'object',
    required: ['code', 'data', ...(hasFlag ? ['success'] : [])],
    properties: {
      code: { const: code },
      data: { oneOf: [named, { type: 'null' }] },
      ...(hasFlag ? flag : {}),
    },
  }
  const refusal = {
    type: 'object',
    properties: { code: { type: 'integer' }, data: { type: 'null' }, ...(hasFlag ? flag : {}) },
  }
  const responses = { 200: { content: { 'application/json': { schema: { anyOf: [schema, refusal] } } } } }
  return {
    openapi: '3.1.0',
    info: { title: 'Birds', version: '1' },
    'x-envelope': { success: `${hasFlag ? 'success && ' : ''}code == ${String(code)}`, code: '/code', data: '/data' },
    'x-codes': [{ code: REFUSED, name: 'badInput' }],
    paths: {
      '/bird': {
        get: { operationId: 'getBird', responses },
        put: { operationId: 'setBird', requestBody: taking(named), responses, 'x-shows': ['getBird'] },
      },
      '/place': { get: { operationId: 'getPlace', responses } },
    },
  }
}

/** A server whose successes have this code. */
function start(code: unknown, hasFlag: boolean): Transport {
  let name = 'Kestrel'
  const answer = (data: unknown) => ({
    body: { code: data === null ? REFUSED : code, data, ...(hasFlag ? { success: data !== null } : {}) },
  })
  return server({
    'GET /bird': () => answer({ name }),
    'GET /place': () => answer({ name: 'Manila' }),
    'PUT /bird': ({ body, headers }) => {
      try {
        const sent = JSON.parse(String(body)) as Json | null
        const given = sent?.['name']
        const isJson = headers['content-type'] === 'application/json'
        if (!isJson || typeof given !== 'string' || given === '') return answer(null)
        name = given
        return answer({ name })
      } catch {
        return answer(null)
      }
    },
  })
}

test.each([
  [20_000, 0, true],
  [20_000, 0, false],
  [0, 20_000, false],
  [20_000, '20000', true],
  [20_000, 20_000, true],
])('runConformance: names success code as one cause: documented %j, sent %j, flag %j', async (code, sent, hasFlag) => {
  const openapi = getDocument(code, hasFlag)
  const transport = start(sent, hasFlag)
  const { findings } = await runConformance({ url: 'http://server', openapi, transport })
  const titles = groupCauses(findings).map(({ finding, others }) => [finding.title, others.length])
  const title = `Success has the code ${JSON.stringify(sent)}, and the document says ${String(code)}`
  expect(titles).toEqual(code === sent ? [] : [[title, 2]])
})

test('runConformance: takes an undocumented code without content for a refusal', async () => {
  const answer = (data: unknown, code: number) => ({ body: { code, data } })
  const transport = server({
    'GET /bird': () => answer(null, 50_000),
    'GET /place': () => answer({ name: 'Manila' }, 0),
    'PUT /bird': () => answer(null, 50_000),
  })
  const { findings } = await runConformance({ url: 'http://server', openapi: getDocument(0, false), transport })
  expect(findings.map(({ id }) => id)).toContain('getBird/success')
  expect(findings.map(({ check }) => check)).not.toContain('envelope')
})
