import { expect, test } from 'vitest'
import { leaksIn, toSecrets } from './secrets.ts'

const CLEAN = { storage: '[]', urls: 'http://127.0.0.1/login', console: '' }
const secrets = toSecrets(['tumpak123', '123 456', 'ab'])

test('a typed secret is found without spaces and as a hash, a part of an OTP is not', () => {
  expect(secrets).toHaveLength(4)
  expect(secrets).toContain('123456')
  expect(secrets).toContain('8d969eef6ecad3c29a3a629280e686cf0c3f5d5a86aff3ca12020c923adc6c92')
})

test.each([
  ['storage', { ...CLEAN, storage: '{"password":"tumpak123"}' }],
  ['storage', { ...CLEAN, storage: secrets[1] ?? '' }],
  ['urls', { ...CLEAN, urls: 'http://127.0.0.1/login?password=tumpak123' }],
  ['console', { ...CLEAN, console: 'sent 123456' }],
])('a secret in %s is found', (place, traces) => {
  expect(leaksIn(traces, secrets)).toEqual([expect.stringContaining(place)])
})

test('no secret is found where none is', () => {
  expect(leaksIn(CLEAN, secrets)).toEqual([])
})
