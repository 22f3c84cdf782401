import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { createRandom } from '@tumpak/contract-kit/random.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import type { RunContext } from '../context/run-context.ts'
import { getValidator } from '../document/schema/validate.ts'
import { createFullBody, completeBody } from './full-body.ts'

const properties = {
  accountId: { type: 'integer' },
  password: { type: 'string' },
  name: { type: 'string', minLength: 2, maxLength: 8 },
  price: { type: 'number', minimum: 0, maximum: 10 },
  isOpen: { type: 'boolean' },
  kind: { enum: ['a', 'b'] },
  at: { type: 'string', format: 'date-time' },
}
const root: Json = {
  paths: {
    '/things': {
      post: { requestBody: { content: { 'application/json': { schema: { type: 'object', properties } } } } },
    },
  },
}
const context = { root, validate: getValidator(root), unique: () => createRandom(1) } as unknown as RunContext
const [operation] = readOperations(root)
const base = { accountId: 7, at: '2026-03-01T00:00:00Z' }

test.each([
  [0, { accountId: 7, price: 3.75, isOpen: true, kind: 'b', at: '2026-03-01T08:00:00+08:00' }],
  [1, { accountId: 7, price: 6.75, isOpen: false, kind: 'a', at: '2026-02-28T16:00:00-08:00' }],
] as const)('createFullBody: telling values, the id kept, and no password (turn %i)', (turn, expected) => {
  const body = operation && createFullBody(context, operation, base, turn)
  expect(body).toEqual({ ...expected, name: expect.stringMatching(/^Ab\S{1,6}$/) as unknown })
})

test('completeBody: adds what is missing except a password', () => {
  const body = (operation && completeBody(context, operation, base)) ?? {}
  expect(body).toMatchObject(base)
  expect(Object.keys(body).toSorted()).toEqual(['accountId', 'at', 'isOpen', 'kind', 'name', 'price'])
})
