import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { runConformance } from '../run-conformance.ts'
import { server } from '../testing/other-styles.ts'

const OK: Json = { 200: { description: 'Done.', content: { 'application/json': { schema: { type: 'object' } } } } }
const name = { name: 'name', in: 'path', required: true, schema: { type: 'string' } }
const hello = () => ({ body: {} })

test('runConformance: a method of a path with a parameter is documented for a literal path, too', async () => {
  const paths = {
    '/users/me': { get: { operationId: 'me', responses: OK } },
    '/users/{name}': {
      parameters: [name],
      ...Object.fromEntries(
        ['put', 'patch', 'post', 'delete'].map((method) => [method, { operationId: method, responses: OK }]),
      ),
    },
  }
  const methods = ['PUT', 'PATCH', 'POST', 'DELETE', 'GET'].map((method) => [`${method} /users/me`, hello])
  const { findings } = await runConformance({
    url: 'http://server',
    openapi: { openapi: '3.1.0', info: {}, paths },
    transport: server(Object.fromEntries(methods) as Parameters<typeof server>[0]),
    only: ['me'],
    allow: ['destructive'],
  })
  expect(findings.map(({ id }) => id)).toEqual([])
})

test('runConformance: null may stand for an optional body', async () => {
  const content = { 'application/json': { schema: { type: 'object' } } }
  const paths = { '/do': { post: { operationId: 'do', requestBody: { content }, responses: { ...OK, 400: {} } } } }
  const { findings } = await runConformance({
    url: 'http://server',
    openapi: { openapi: '3.1.0', info: {}, paths },
    transport: server({
      'POST /do': ({ body, headers }) => {
        const isFit =
          body === undefined || (headers['content-type'] === 'application/json' && /^(null|\{.*\})$/.test(String(body)))
        return { status: isFit ? 200 : 400, body: {} }
      },
    }),
  })
  expect(findings.map(({ id }) => id)).toEqual([])
})
