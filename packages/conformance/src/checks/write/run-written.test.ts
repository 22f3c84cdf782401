import { expect, test } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { getDocument, findings, no, ok, responsesWith, server, taking } from '../../run/testing/other-styles.ts'

const profile = { type: 'object', required: ['nick'], properties: { nick: { type: 'string', minLength: 2 } } }
const DOCUMENT = getDocument({
  '/profile': {
    get: { operationId: 'getProfile', responses: responsesWith(profile) },
    put: { operationId: 'putProfile', requestBody: taking(profile), responses: responsesWith({ type: 'object' }) },
  },
})

function profileServer(isLost: boolean): Transport {
  let kept: Json = { nick: 'ann' }
  return server({
    'GET /profile': () => ok(kept),
    'PUT /profile': ({ body, headers }) => {
      let sent: unknown
      try {
        sent = JSON.parse(String(body))
      } catch {}
      const nick = isJson(sent) ? sent['nick'] : undefined
      if (headers['content-type'] !== 'application/json') return no(415)
      if (typeof nick !== 'string' || [...nick].length < 2) return no(422)
      if (!isLost) kept = { nick }
      return ok({})
    },
  })
}

test.each([
  ['is kept', false, []],
  ['is lost, although the operation returns nothing of it', true, ['putProfile/created']],
])('runConformance: a change without x-shows that %s', async (_, isLost, found) => {
  expect(await findings(DOCUMENT, profileServer(isLost))).toEqual(found)
})
