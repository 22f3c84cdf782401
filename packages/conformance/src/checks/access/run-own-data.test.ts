import { expect, test } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { runConformance } from '../../run/run-conformance.ts'
import { getDocument, findings, no, ok, responsesWith, server, taking } from '../../run/testing/other-styles.ts'

const note = { type: 'string', minLength: 3, maxLength: 20 }
const account = { type: 'object', required: ['note'], properties: { note } }
const SECURED = {
  security: [{ token: [] }],
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
}
const documentWith = (more: Json): Json =>
  getDocument(
    {
      '/account': {
        get: { operationId: 'getAccount', responses: responsesWith(account), ...more },
        patch: { operationId: 'changeAccount', requestBody: taking(account), responses: responsesWith(account) },
      },
    },
    SECURED,
  )
const DOCUMENT = documentWith({ 'x-own': true })

/** Serves the accounts of two players. The fault shows everybody the first one. */
function accounts(isShared: boolean): Transport {
  const notes: Json = { ann: 'first', ben: 'second' }
  const getOwner = ({ authorization = '' }: { [name: string]: string }): string | undefined =>
    /^Bearer (ann|ben)$/.exec(authorization)?.[1]
  return server({
    'GET /account': ({ headers }) => {
      const owner = getOwner(headers)
      return owner === undefined ? no(401) : ok({ note: notes[isShared ? 'ann' : owner] })
    },
    'PATCH /account': ({ headers, body }) => {
      const owner = getOwner(headers)
      if (owner === undefined) return no(401)
      if (headers['content-type'] !== 'application/json') return no(415)
      let sent: unknown
      try {
        sent = JSON.parse(String(body))
      } catch {}
      const given = isJson(sent) ? sent['note'] : undefined
      if (typeof given !== 'string' || [...given].length < 3 || [...given].length > 20) return no(422)
      notes[owner] = given
      return ok({ note: given })
    },
  })
}

test.each([
  [false, []],
  [true, ['getAccount/other-player']],
])('runConformance: finds that all players get one account (%s)', async (isShared, ids) => {
  const players = [{ token: 'ann' }, { token: 'ben' }]
  expect(await findings(DOCUMENT, accounts(isShared), { players })).toEqual(ids)
})

test.each<[string, Json, string[], number]>([
  ['x-own alone', { summary: 'La cuenta', 'x-own': true }, ['getAccount/other-player'], 0],
  ['words alone, which only a remark names', { summary: 'My own account' }, [], 1],
  ['x-own: false', { summary: 'Own account', 'x-own': false }, [], 0],
])('runConformance: judges an account that all players get by %s', async (_, more, ids, remarks) => {
  const report = await runConformance({
    url: 'http://server',
    openapi: documentWith(more),
    envelope: "status == 'ok'",
    transport: accounts(true),
    players: [{ token: 'ann' }, { token: 'ben' }],
  })
  expect(report.findings.map(({ id }) => id)).toEqual(ids)
  expect(report.remarks ?? []).toHaveLength(remarks)
})
