import { describe, expect, it } from 'vitest'
import { Consent, isRepeated, Mobile, NewPassword, Nickname, Password, Username } from './credential-schemas.ts'
import { OptionalInvitationCode } from './invitation-code.ts'
import * as z from 'zod/mini'

describe('credential schemas', () => {
  describe('Username: 6-13 alphanumeric', () => {
    it.each(['player', 'Player123', 'abcdefghijklm', ' player '])('accepts %j', (name) => {
      expect(Username.safeParse(name).data).toBe(name.trim())
    })
    it.each(['short', 'abcdefghijklmn', 'play er', 'play-er1', 'ngườichơi', '  '])('rejects %j', (name) => {
      expect(Username.safeParse(name).success).toBe(false)
    })
  })

  describe('Password: 6-12 characters', () => {
    it.each(['123456', 'abc!@#DEF_12', 'abc 123'])('accepts %j', (password) => {
      expect(Password.safeParse(password).success).toBe(true)
    })
    it.each(['12345', '1234567890123', 'ab cd e', ' '])('rejects %j', (password) => {
      expect(Password.safeParse(password).success).toBe(false)
    })
  })

  describe('Mobile: 10 digits, 11 only with a leading 0', () => {
    it.each(['9171234567', '917 123 4567', '09171234567', '+639171234567', '+63 917 123 4567'])(
      'reads %j as ten digits',
      (phone) => expect(Mobile.safeParse(phone).data).toBe('9171234567'),
    )
    it.each(['917123456', '19171234567', 'phone', '0917123456', ''])('rejects %j', (phone) => {
      expect(Mobile.safeParse(phone).success).toBe(false)
    })
  })

  it('OptionalInvitationCode accepts an empty text', () => {
    expect(OptionalInvitationCode.safeParse(' ')).toEqual({ success: true, data: undefined })
    expect(OptionalInvitationCode.safeParse(' PAROL8 ').data).toBe('PAROL8')
    expect(OptionalInvitationCode.safeParse('parol8').data).toBe('PAROL8')
    expect(OptionalInvitationCode.safeParse('a b').success).toBe(false)
  })

  describe('Nickname', () => {
    it.each([
      '\u200b\u200b',
      ' \u2060 ',
      '\u202e',
      '\u200d',
      '\u200c\ufe0f',
      '\u3164 \u3164',
      '\u2800',
      '\u115f\u1160\uffa0',
      '\u0301',
    ])('refuses %j, of which nothing is seen', (nickname) => {
      expect(Nickname.safeParse(nickname).success).toBe(false)
    })
    it.each(['A', '7', '👩\u200d🚀', '❤\ufe0f', '\u3164Ana', 'नि', '가'])('accepts %j', (nickname) => {
      expect(Nickname.safeParse(nickname).success).toBe(true)
    })
    it('drops marks that reverse the text around them', () => {
      expect(Nickname.safeParse('A\u202egnp').data).toBe('Agnp')
    })
    it('keeps accents and emoji', () => {
      expect(Nickname.safeParse(' Nguyễn Ánh 👩\u200d🚀 ').data).toBe('Nguyễn Ánh 👩\u200d🚀')
    })
  })

  it('Consent rejects an unchecked box', () => {
    expect(Consent.safeParse(false).success).toBe(false)
    expect(Consent.safeParse(true).success).toBe(true)
  })

  describe('isRepeated', () => {
    const Form = z.object({ other: z.enum(['a']), ...NewPassword }).check(isRepeated)
    const wrongFields = (other: string, password: string, repeated: string) =>
      Form.safeParse({ other, password, repeated }).error?.issues.map(({ path }) => path[0])

    it('reports the second entry, whatever else is invalid', () => {
      expect(wrongFields('a', '123456', '123457')).toEqual(['repeated'])
      expect(wrongFields('b', '123456', '123457')).toEqual(['other', 'repeated'])
      expect(wrongFields('a', '12', '13')).toEqual(['password', 'repeated'])
    })

    it('requires the second entry', () => {
      expect(wrongFields('a', '', '')).toEqual(['password', 'repeated'])
    })
  })
})
