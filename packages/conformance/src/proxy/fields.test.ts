import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { getFields } from './fields.ts'

test('getFields: lists the fields of a recursive schema once', () => {
  const $ref = '#/components/schemas/Node'
  const properties = { name: {}, parent: { $ref }, children: { type: 'array', items: { $ref } } }
  const content = { 'application/json': { schema: { type: 'object', properties: { data: { $ref } } } } }
  const root: Json = {
    paths: { '/tree': { get: { responses: { 200: { content } } } } },
    components: { schemas: { Node: { type: 'object', properties } } },
  }
  const [operation] = readOperations(root)
  expect(operation && getFields(root, operation)).toEqual(['/data', '/data/name', '/data/parent', '/data/children'])
})
