import { expect, test } from 'vitest'
import { loadDocument } from './document.ts'
import { createBodyMask } from './mask-body.ts'

const mask = createBodyMask(loadDocument())

test('hides passwords, OTPs and tokens', () => {
  const secrets = { password: 'a'.repeat(64), oldPassword: 'b', verifyCode: '123456', token: 'abc' }
  expect(mask(secrets)).toEqual({ password: '•••', oldPassword: '•••', verifyCode: '•••', token: '•••' })
})

test('masks names, accounts and identity numbers as responses do, also in lists and objects', () => {
  const body = { phone: '9171234567', people: [{ fullName: 'Nena Garcia', idNumber: 'N01-23-456789' }] }
  expect(mask(body)).toEqual({ phone: '917****567', people: [{ fullName: 'N*** G***', idNumber: '****6789' }] })
})

test('keeps everything else but files', () => {
  const body = { amount: 500.5, method: 'gcash', ids: ['L1', 'L2'], isGift: true, note: null }
  expect(mask(body)).toEqual(body)
  expect(mask({ file: new Uint8Array(9), purpose: 'selfie' })).toEqual({ file: '', purpose: 'selfie' })
  expect(mask(undefined)).toBeUndefined()
})
