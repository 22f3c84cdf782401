import { expect, test } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { getDocument, findings, no, ok, responsesWith, server, taking } from '../../run/testing/other-styles.ts'

const note = { type: 'string', minLength: 3, maxLength: 20 }
const account = { type: 'object', required: ['note'], properties: { note } }
const DOCUMENT = getDocument(
  {
    '/account': {
      get: { operationId: 'getAccount', summary: 'Own account', responses: responsesWith(account) },
      patch: { operationId: 'changeAccount', requestBody: taking(account), responses: responsesWith(account) },
    },
  },
  { security: [{ token: [] }], components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } } },
)

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
