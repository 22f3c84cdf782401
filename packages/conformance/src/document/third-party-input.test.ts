import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { explainThirdPartyInput, findThirdPartyInput } from './third-party-input.ts'

const text = { type: 'string' }
const fields = (...names: string[]): Json => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, text])),
})
const grant = (grants: string[], ...names: string[]): Json => {
  const properties = Object.fromEntries(names.map((name) => [name, text]))
  return { type: 'object', properties: { grant_type: { ...text, enum: grants }, ...properties } }
}
function find(path: string, schema: Json, inputs: Json = {}): string | undefined {
  const requestBody = { content: { 'application/x-www-form-urlencoded': { schema } } }
  const root = { paths: { [path]: { post: { operationId: 'enter', requestBody } } } }
  return readOperations(root).map((operation) => findThirdPartyInput(root, operation, inputs)?.field)[0]
}

test.each<[string, string, Json, string]>([
  ['a code with PKCE', '/token', fields('grant_type', 'code', 'code_verifier', 'client_id'), 'code'],
  ['PKCE alone', '/token', fields('code_verifier'), 'code_verifier'],
  ['a code with a redirect', '/token', fields('code', 'redirectUri'), 'code'],
  ['a code, of optional fields alone', '/token', grant(['authorization_code'], 'code', 'client_id'), 'code'],
  ['a code of another service', '/auth/google', fields('code'), 'code'],
  [
    'a grant without a field of its own',
    '/token',
    grant(['refresh_token', 'authorization_code'], 'scope'),
    'grant_type',
  ],
  ['a refresh token', '/session', fields('refreshToken'), 'refreshToken'],
  ['a refresh token by the path', '/token/refresh', fields('refresh'), 'refresh'],
  ['a token to refresh', '/auth/refresh', fields('token'), 'token'],
  ['a device code', '/token', fields('grant_type', 'device_code', 'client_id'), 'device_code'],
  ['a SAML response', '/login', fields('SAMLResponse', 'RelayState'), 'SAMLResponse'],
  ['a SAML assertion', '/token', grant(['urn:ietf:params:oauth:grant-type:saml2-bearer'], 'assertion'), 'grant_type'],
  ['a signed assertion', '/token', fields('grant_type', 'assertion'), 'assertion'],
  ['an identity token', '/login/apple', fields('identityToken'), 'identityToken'],
  ['a token of another service', '/login/facebook', fields('accessToken'), 'accessToken'],
  ['OAuth 1', '/access_token', fields('oauth_token', 'oauth_verifier'), 'oauth_token'],
  [
    'a passkey',
    '/login',
    { required: ['response'], properties: { response: fields('clientDataJSON', 'signature') } },
    'clientDataJSON',
  ],
  [
    'each alternative of a union',
    '/token',
    { oneOf: [grant(['authorization_code'], 'code'), grant(['refresh_token'], 'refresh_token')] },
    'code',
  ],
])('findThirdPartyInput: %s', (_, path, schema, field) => {
  expect(find(path, schema)).toBe(field)
})

test.each<[string, string, Json]>([
  ['a name and a password', '/login', fields('username', 'password')],
  ['a password grant', '/token', { ...grant(['password'], 'username', 'password') }],
  ['one grant among others that an account has', '/token', grant(['authorization_code', 'client_credentials'], 'code')],
  ['a union with a password', '/token', { oneOf: [fields('username', 'password'), fields('refresh_token')] }],
  ['a one-time code', '/login/verify', fields('phone', 'code')],
  ['a coupon', '/coupons/redeem', fields('code')],
  ['a code beside a password', '/oauth/login', fields('username', 'password', 'code')],
  ['a token of an invitation', '/invitations', fields('token')],
])('findThirdPartyInput: finds none in %s', (_, path, schema) => {
  expect(find(path, schema)).toBeUndefined()
})

test('findThirdPartyInput: reads required parameters, and takes what the configuration gives', () => {
  const parameters = [{ name: 'code', in: 'query', required: true, schema: text }]
  const root = { paths: { '/oauth/callback': { get: { operationId: 'back', parameters } } } }
  const [operation] = readOperations(root)
  if (operation === undefined) throw new Error('there is one')
  const found = findThirdPartyInput(root, operation)
  expect(found && explainThirdPartyInput(operation, found)).toBe(
    'it cannot be judged without a browser, which gives the authorization code (code). Leave it out (deny: back), or set one that works (inputs: back/code)',
  )
  expect(findThirdPartyInput(root, operation, { 'back/code': 'a1' })).toBeUndefined()
  expect(find('/token', fields('refresh_token'), { refresh_token: 'r1' })).toBeUndefined()
})
