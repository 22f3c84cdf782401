import { expect, test } from 'vitest'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { isCursor } from './page-parameters.ts'

/** A list with one text parameter and one field beside its items. */
function getList(parameter: string, field: string, more: object = {}): [object, Operation] {
  const properties = {
    items: { type: 'array', items: { type: 'object' } },
    page: { type: 'object', properties: { [field]: { type: 'string' } } },
  }
  const root = {
    paths: {
      '/things': {
        get: {
          parameters: [{ name: parameter, in: 'query', schema: { type: 'string', ...more } }],
          responses: { 200: { content: { 'application/json': { schema: { type: 'object', properties } } } } },
        },
      },
    },
  }
  return [root, readOperations(root)[0] as Operation]
}

test.each([
  ['cursor', 'total', {}, true],
  ['marker', 'nextMarker', {}, true],
  ['nextToken', 'nextToken', {}, true],
  ['name', 'nextMarker', {}, false],
  ['kind', 'kind', {}, false],
  ['marker', 'nextMarker', { enum: ['a'] }, false],
] as const)('isCursor: %s with %s beside the items: %s %s', (parameter, field, more, expected) => {
  const [root, operation] = getList(parameter, field, more)
  const [first] = operation.parameters
  expect(first && isCursor(root as never, operation, first)).toBe(expected)
})
