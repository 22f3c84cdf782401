import { expect, test } from 'vitest'
import { runConformance } from '../../run/run-conformance.ts'
import { getDocument, ok, responsesWith, server } from '../../run/testing/other-styles.ts'

const me = {
  type: 'object',
  properties: { name: { type: 'string' } },
  patternProperties: { '^x_': { type: 'string' } },
}
const DOCUMENT = getDocument({ '/me': { get: { operationId: 'getMe', responses: responsesWith(me) } } })

test.each([
  ['a documented field', {}, []],
  ['a field of a pattern', { x_color: 'red' }, []],
  ['a field beside the patterns', { color: 'red' }, ['minor getMe/undocumented-field#/result/color']],
  ['a password hash', { passwordHash: 'b1946ac9' }, ['critical getMe/undocumented-field#/result/passwordHash']],
  ['a secret in an object', { card: { cvv: 123 } }, ['critical getMe/undocumented-field#/result/card']],
  ['a flag about a secret', { hasPassword: true }, ['minor getMe/undocumented-field#/result/hasPassword']],
  ['a token of the next page', { nextPageToken: 'p2' }, ['minor getMe/undocumented-field#/result/nextPageToken']],
  ['a value that a pattern rules out', { x_color: 7 }, ['critical getMe/schema#/result/*']],
])('checkSchema: a response with %s', async (_, more, found) => {
  const transport = server({ 'GET /me': () => ok({ name: 'ann', ...more }) })
  const { findings } = await runConformance({
    url: 'http://server',
    openapi: DOCUMENT,
    envelope: "status == 'ok'",
    transport,
  })
  expect(findings.map(({ severity, id }) => `${severity} ${id}`)).toEqual(found)
})
