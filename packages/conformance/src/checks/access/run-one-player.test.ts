import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { runConformance } from '../../run/run-conformance.ts'
import { getDocument, no, ok, responsesWith, server } from '../../run/testing/other-styles.ts'

const item = { type: 'object', required: ['id'], properties: { id: { type: 'string', pattern: '^[a-c]$' } } }
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-c]$' } }

/** Documents a list and its items, which need a session. */
function documentWith(more: Json, others: Json = {}): Json {
  const list = responsesWith({ type: 'array', items: item })
  return getDocument(
    {
      '/events': { get: { operationId: 'listEvents', responses: list, ...more }, ...others },
      '/events/{id}': { get: { operationId: 'getEvent', parameters: [id], responses: responsesWith(item) } },
    },
    { security: [{ key: [] }], components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } } },
  )
}
const isIn = (headers: { [name: string]: string }): boolean => headers['authorization'] === 'Bearer tok-1'
const transport = server({
  'GET /events': ({ headers }) => (isIn(headers) ? ok([{ id: 'a' }]) : no(401)),
  'POST /events': ({ headers }) => (isIn(headers) ? ok({ id: 'a' }) : no(401)),
  'GET /events/a': ({ headers }) => (isIn(headers) ? ok({ id: 'a' }) : no(401)),
})

const adding = { post: { operationId: 'addEvent', responses: responsesWith(item) } }

test.each<[string, Json, Json, string[]]>([
  ['a list that no user changes', { summary: 'The events of my account' }, {}, []],
  ["a list of the caller's own", { 'x-own': true }, {}, ['getEvent', 'listEvents']],
  ['a list to which users add', {}, adding, ['getEvent', 'listEvents']],
  ['a list to which users add for all', { 'x-own': false }, adding, []],
])('runConformance: with one player, %s', async (_, more, others, open) => {
  const report = await runConformance({
    url: 'http://server',
    openapi: documentWith(more, others),
    envelope: "status == 'ok'",
    transport,
    players: [{ token: 'tok-1' }],
  })
  expect(report.findings).toEqual([])
  const needing = report.inconclusive.filter(({ reason }) => reason.includes('two players'))
  expect(needing.map(({ operationId }) => operationId).toSorted()).toEqual(open)
})
