import { expect, test } from 'vitest'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import type { RunContext } from '../context/run-context.ts'
import { withEntityTag } from './entity-tag.ts'

test('withEntityTag: reads the version at the same path, with or without a slash at its end', async () => {
  const root = {
    paths: {
      '/notes/{id}/': { get: { operationId: 'getNote', responses: {} } },
      '/notes/{id}': {
        patch: {
          operationId: 'changeNote',
          parameters: [{ name: 'If-Match', in: 'header', schema: {} }],
          responses: {},
        },
      },
    },
  }
  const operations = readOperations(root)
  const look = () => Promise.resolve({ response: { headers: { etag: '"7"' } } })
  const context = { operations, config: { deny: [], allow: [] }, look } as unknown as RunContext
  const change = operations.find(({ id }) => id === 'changeNote')
  const input = { path: { id: 1 }, query: {}, header: {} }
  expect(change && (await withEntityTag(context, change, input, undefined)).header).toEqual({ 'If-Match': '"7"' })
})
