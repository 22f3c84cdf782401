import { expect, test } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { runConformance } from '../../run/run-conformance.ts'
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

const ACTION = getDocument({
  '/mood': { get: { operationId: 'leerAnimo', responses: responsesWith({ type: 'object' }) } },
  '/wave': {
    post: {
      operationId: 'saludar',
      'x-shows': ['leerAnimo'],
      requestBody: taking(profile),
      responses: responsesWith({ type: 'object' }),
    },
  },
})

test.each([
  ['changes what it says', false, 0],
  ['changes nothing, whatever its name says', true, 1],
])('runConformance: an action with x-shows that %s', async (_, isLost, exitCode) => {
  let waves = 0
  const inner = profileServer(true)
  const transport: Transport = async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/mood' && request.method === 'GET')
      return inner({ ...request, url: 'http://server/profile' }).then((one) => ({
        ...one,
        body: JSON.stringify(ok({ waves }).body),
      }))
    if (pathname !== '/wave' || request.method !== 'POST') return server({})(request)
    const response = await inner({ ...request, method: 'PUT', url: 'http://server/profile' })
    if (response.status === 200 && !isLost) waves += 1
    return response
  }
  const report = await runConformance({ url: 'http://server', openapi: ACTION, envelope: "status == 'ok'", transport })
  expect(report.findings.map(({ id }) => id)).toEqual([])
  const open = report.inconclusive.filter(({ byChoice }) => !byChoice).map(({ reason }) => reason)
  expect(open).toHaveLength(exitCode)
  expect(open.join()).toContain(isLost ? 'it succeeded, and leerAnimo did not change' : '')
  expect(report.exitCode).toBe(exitCode)
})
