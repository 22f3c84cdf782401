import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMMON_CODES } from '#generated/http/common-codes.ts'
import { listOperations } from '#mocks/http/document.ts'
import { createSchemas } from '#mocks/http/schemas.ts'
import { createMockServer } from '#mocks/server.ts'
import { createPlayerClient, type PlayerClient } from '#mocks/testing/player-client.ts'
import { readBundle } from '../openapi/files.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { toArbitrary } from './schema-arbitrary.ts'
import { spoiled } from './spoil.ts'

/** Bodies of each kind that are sent to each operation. */
const BODIES = { numRuns: 15, seed: 20_261_120 }

const BUNDLE = readBundle()
const SCHEMAS = createSchemas(BUNDLE)
const OPERATIONS = listOperations(BUNDLE).flatMap((operation) => {
  const body = operation.raw['requestBody'] as { content: { [type: string]: { schema: Json } } } | undefined
  const schema = body?.content['application/json']?.schema
  return schema === undefined ? [] : [{ id: operation.id, operation, schema }]
})

let server: Awaited<ReturnType<typeof createMockServer>>

beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})

afterAll(() => server.close())

function resolve(node: Json): Json {
  const ref = node['$ref']
  if (typeof ref !== 'string') return node
  return resolve(
    ref
      .slice(2)
      .split('/')
      .reduce<Json>((current, key) => current[key] as Json, BUNDLE),
  )
}

/** Sends a body as a logged-in player, even if an earlier body ended the session. */
async function send(player: PlayerClient, path: string, body: unknown): Promise<{ code: number }> {
  const response = await player.post(path, body)
  if (response.code !== COMMON_CODES.sessionInvalid) return response
  await player.login('ratified')
  return player.post(path, body)
}

describe.each(OPERATIONS)('$id', ({ id, operation, schema }) => {
  const valid = toArbitrary(schema, resolve)

  it('accepts every valid body, or refuses it with another reason than bad input', async () => {
    const player = createPlayerClient(server, `valid-${id}`)
    await fc.assert(
      fc.asyncProperty(valid, async (body) => {
        expect(SCHEMAS.checkBody(operation, body)).toEqual([])
        const { code } = await send(player, operation.path, body)
        expect(code).toBeGreaterThan(0)
        expect(code).not.toBe(COMMON_CODES.badInput)
      }),
      BODIES,
    )
  })

  it('refuses every invalid body', async () => {
    const player = createPlayerClient(server, `invalid-${id}`)
    const invalid = spoiled(valid, schema, resolve).filter((body) => SCHEMAS.checkBody(operation, body).length > 0)
    await fc.assert(
      fc.asyncProperty(invalid, async (body) => {
        expect(await send(player, operation.path, body)).toMatchObject({ code: COMMON_CODES.badInput })
      }),
      BODIES,
    )
  })
})
