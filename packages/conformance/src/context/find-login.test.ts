import { expect, test } from 'vitest'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { findLogin } from './sessions.ts'

const post = (operationId: string, more: object = {}): object => ({
  post: { operationId, requestBody: { content: { 'application/json': {} } }, ...more },
})

test.each([
  ['/users/login', 'login'],
  ['/tokens', 'createToken'],
  ['/oauth/token', 'issue'],
  ['/auth', 'enter'],
  ['/access-tokens', 'make'],
])('findLogin: POST %s', (path, id) => {
  const operations = readOperations({ paths: { '/orders': post('order'), [path]: post(id) } })
  expect(findLogin({ operations })?.id).toBe(id)
})

test('findLogin: ignores operations with security, and other names', () => {
  const paths = { '/tokens': post('createKey', { security: [{ key: [] }] }), '/orders': post('order') }
  expect(findLogin({ operations: readOperations({ paths }) })).toBeUndefined()
})
