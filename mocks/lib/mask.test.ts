import { describe, expect, it } from 'vitest'
import { maskAccount, maskIdNumber, maskName } from './mask.ts'

describe('masks', () => {
  it.each([
    [maskAccount, '9171234567', '917****567'],
    [maskAccount, 'player@bank.example', 'pla****ple'],
    [maskAccount, '123456789', '****9'],
    [maskAccount, '1', '****1'],
    [maskAccount, '', ''],
    [maskName, 'Demo D. Player', 'D*** D*** P***'],
    [maskName, 'Ñiña', 'Ñ***'],
    [maskName, '', ''],
    [maskIdNumber, 'N0123456', '****3456'],
    [maskIdNumber, '1234567', '****7'],
    [maskIdNumber, '1234', '****4'],
    [maskIdNumber, '', ''],
  ])('%o of %s is %s', (mask, text, masked) => {
    expect(mask(text)).toBe(masked)
  })
})
