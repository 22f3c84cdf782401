import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginUser } from '#generated/http/account/login-user.ts'
import { OPERATIONS, type OperationId } from '#generated/http/operations.ts'
import { listOperations } from '#mocks/http/document.ts'
import { createSchemas } from '#mocks/http/schemas.ts'
import { createMockServer } from '#mocks/server.ts'
import { readBundle } from '../openapi/files.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { CASES } from './cases.ts'
import { evaluate } from './expressions.ts'
import { PASSWORD, Player } from './player.ts'

type Link = { operationId: OperationId; parameters?: Json; requestBody?: unknown }

const BUNDLE = readBundle()
const OPERATION_LIST = listOperations(BUNDLE)
const SCHEMAS = createSchemas(BUNDLE)
const LINKS = OPERATION_LIST.flatMap(({ id, path, raw }) => {
  const links = ((raw['responses'] as { '200': Json })['200']['links'] ?? {}) as { [name: string]: Link }
  return Object.entries(links).map(([name, link]) => ({
    from: id as OperationId,
    path,
    name,
    link,
    to: link.operationId,
  }))
})

let server: Awaited<ReturnType<typeof createMockServer>>

beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})

afterAll(() => server.close())

it('finds the links', () => {
  expect(LINKS.length).toBeGreaterThan(8)
})

/** The input of a target operation that a link does not provide: an OTP, a new password, pictures. */
function missingInput(to: OperationId, link: Link): string[] {
  const operation = OPERATION_LIST.find(({ id }) => id === to)
  const required = SCHEMAS.checkBody(
    operation ?? failUnknown(),
    isJson(link.requestBody) ? placeholders(link.requestBody) : {},
  )
  return required
    .filter(({ keyword }) => keyword === 'required')
    .map(({ params }) => String((params as { missingProperty: string }).missingProperty))
}

const placeholders = (body: Json): Json => Object.fromEntries(Object.keys(body).map((key) => [key, '']))

function failUnknown(): never {
  throw new Error('A link leads to an operation that does not exist')
}

describe.each(LINKS)('link $name from $from to $to', ({ from, path, to, link }) => {
  it('has its values in the response, and the next operation accepts them', async () => {
    const player = new Player(server.url, `link-${from}-${to}`)
    player.use()
    if (!OPERATIONS[from].open) await loginUser({ username: CASES[from].as ?? 'ratified', password: PASSWORD })
    await CASES[from].success(player)
    const exchange = player.lastExchange(path)
    const parameters = Object.entries(link.parameters ?? {}).map(
      ([name, value]) => [name, evaluate(value, exchange)] as const,
    )
    const body = link.requestBody === undefined ? undefined : evaluate(link.requestBody, exchange)

    const response = await player.call(OPERATIONS[to], Object.fromEntries(parameters), body)
    const missing = OPERATION_LIST.some(({ id, hasBody }) => id === to && hasBody) ? missingInput(to, link) : []
    const given = Object.keys(isJson(body) ? body : {})
    // If the link provides everything the request succeeds; otherwise the error must not be about the link's values.
    expect(response['success'] === true || missing.length > 0, String(response['msg'])).toBe(true)
    expect(given.filter((name) => String(response['msg']).includes(name))).toEqual([])
  })
})
