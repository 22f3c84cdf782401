import { expect, test } from 'vitest'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { findLogin, findRegister } from './sessions.ts'

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
  const root = { paths: { '/orders': post('order'), [path]: post(id) } }
  expect(findLogin({ root, operations: readOperations(root) })?.id).toBe(id)
})

test('findLogin: ignores operations with security, and other names', () => {
  const paths = { '/tokens': post('createKey', { security: [{ key: [] }] }), '/orders': post('order') }
  expect(findLogin({ root: { paths }, operations: readOperations({ paths }) })).toBeUndefined()
})

test('findLogin, findRegister: ignore what needs another service or a browser', () => {
  const taking = (...required: string[]): object => ({
    requestBody: { content: { 'application/json': { schema: { required } } } },
  })
  const root = {
    paths: {
      '/oauth/token': post('exchange', taking('grant_type', 'code')),
      '/login/saml': post('loginBySaml', taking('SAMLResponse')),
      '/session/refresh': post('refreshSession', taking('refreshToken')),
      '/auth/google/register': post('registerByGoogle', taking('idToken')),
    },
  }
  const operations = readOperations(root)
  expect([findLogin({ root, operations }), findRegister({ root, operations }, undefined)]).toEqual([
    undefined,
    undefined,
  ])
  const paths = { ...root.paths, '/login': post('login', taking('email', 'password')) }
  expect(findLogin({ root: { paths }, operations: readOperations({ paths }) })?.id).toBe('login')
})
