import { describe, expect, it } from 'vitest'
import { isMobileWallet, readWallet, toWalletName, walletForm } from './wallet-rules.ts'

const invalidFields = (bank: string, name: string, account: string) => {
  const draft = { bank, name, account }
  return [
    ...new Set(
      walletForm(draft)
        .safeParse(draft)
        .error?.issues.map(({ path }) => path[0]),
    ),
  ]
}

describe('wallet rules', () => {
  it.each(['Juan Dela Cruz', 'Nguyễn Thị Ánh', 'Ñiña', 'Bo', ' Ana  Reyes '])('accept the name %j', (name) => {
    expect(invalidFields('gcash', name, '9171234567')).toEqual([])
  })

  it.each(['', 'A', 'R2 D2', 'Ana-Maria', 'x'.repeat(33), 'Ana\u200B', '=cmd'])('refuse the name %j', (name) => {
    expect(invalidFields('gcash', name, '9171234567')).toEqual(['name'])
  })

  it('send a name in NFC, trimmed', () => {
    const typed = ` ${'Ánh'.normalize('NFD')}  Lê `
    expect(readWallet({ bank: 'gcash', name: typed, account: '' }).name).toBe('Ánh Lê'.normalize('NFC'))
  })

  it.each([
    ['Juan Dela Cruz', 'Juan Dela Cruz'],
    ['Juan D. Cruz', ''],
    ['x'.repeat(33), ''],
    ['', ''],
  ])('offer the name %j of the identity as %j', (name, offered) => {
    expect(toWalletName(name)).toBe(offered)
  })

  it.each(['9171234567', '917 123 4567', '09171234567', '+63 917 123 4567'])(
    'accept the mobile number %s',
    (account) => {
      expect(invalidFields('gcash', 'Ana Reyes', account)).toEqual([])
      expect(readWallet({ bank: 'maya', name: '', account }).account).toBe('9171234567')
    },
  )

  it.each(['', '8171234567', '917123456', '91712345678', '917123456a'])(
    '%j is no account of gcash or maya',
    (account) => {
      expect(invalidFields('gcash', 'Ana Reyes', account)).toEqual(['account'])
      expect(invalidFields('maya', 'Ana Reyes', account)).toEqual(['account'])
    },
  )

  it('accept at most 32 characters for any other wallet', () => {
    expect(isMobileWallet('otherpay')).toBe(false)
    expect(invalidFields('otherpay', 'Ana Reyes', 'x'.repeat(32))).toEqual([])
    expect(invalidFields('otherpay', 'Ana Reyes', 'x'.repeat(33))).toEqual(['account'])
    expect(invalidFields('otherpay', 'Ana Reyes', ' ')).toEqual(['account'])
  })
})
