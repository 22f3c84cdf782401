import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword } from './password-hash.ts'

test('hashPassword: is the SHA-256 of the password as 64 lower-case hex digits', () => {
  expect(hashPassword('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(hashPassword('tumpak123')).toBe(createHash('sha256').update('tumpak123').digest('hex'))
})

test('hashPassword: removes spaces anywhere in the password', () => {
  expect(hashPassword('  a b\tc ')).toBe(hashPassword('abc'))
})

test('hashPassword: hashes the UTF-8 bytes', () => {
  expect(hashPassword('mật₱😀')).toBe(createHash('sha256').update('mật₱😀', 'utf8').digest('hex'))
})
