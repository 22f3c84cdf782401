import { expect, test } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../http/message.ts'
import { runConformance } from '../run/run-conformance.ts'
import { getDocument, findings, no, ok, responsesWith, server, taking } from '../run/testing/other-styles.ts'

const account = {
  type: 'object',
  required: ['email', 'password'],
  properties: {
    email: { type: 'string', pattern: '^[a-z]{8}@b\\.example$' },
    password: { type: 'string', minLength: 8, maxLength: 20 },
  },
}
const DOCUMENT = getDocument({
  '/register': { post: { operationId: 'register', requestBody: taking(account), responses: responsesWith({}) } },
})

/** Registers each address once. `weakest` is the shortest password that it accepts. */
function registry(weakest: number): Transport {
  const taken = new Set<unknown>()
  return server({
    'POST /register': ({ body, headers }) => {
      let sent: unknown
      try {
        sent = JSON.parse(String(body))
      } catch {}
      const { email, password }: Json = isJson(sent) ? sent : {}
      const fits =
        typeof email === 'string' &&
        /^[a-z]{8}@b\.example$/.test(email) &&
        typeof password === 'string' &&
        [...password].length >= weakest &&
        [...password].length <= 20
      if (headers['content-type'] !== 'application/json' || taken.has(email) || !fits) return no(422)
      taken.add(email)
      return ok({})
    },
  })
}

test.each([
  ['a healthy server', 8, []],
  ['passwords that are too short', 1, ['register/bad-input#body/password']],
])('runConformance: registers with fresh names: %s', async (_, weakest, found) => {
  expect(await findings(DOCUMENT, registry(weakest))).toEqual(found)
})

test('runConformance: each refused registration has another name', async () => {
  const names: unknown[] = []
  const inner = registry(8)
  const transport: Transport = (request) => {
    if (String(request.body).includes('"email"')) names.push(/"email":"([^"]*)"/.exec(String(request.body))?.[1])
    return inner(request)
  }
  await runConformance({ url: 'http://server', openapi: DOCUMENT, envelope: "status == 'ok'", transport })
  const ofPasswords = names.filter((name) => /^[a-z]{8}@b\.example$/.test(String(name)))
  expect(new Set(ofPasswords).size).toBeGreaterThan(10)
})
