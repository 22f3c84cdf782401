import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizePhone } from '#src/lib/phone.ts'
import * as z from 'zod/mini'
import {
  isRepeated,
  LIMITS,
  Mobile,
  NewPassword,
  Nickname,
  Password,
  Username,
  VerifyCode,
} from './credential-schemas.ts'
import { OptionalInvitationCode, readInvitationCode, RegistrationCode } from './invitation-code.ts'

const accepts = (schema: z.ZodMiniType, typed: unknown) => schema.safeParse(typed).success
const alphanumeric = fc.constantFrom(...'abcXYZ019')
const digit = fc.constantFrom(...'0123456789')
const of = (unit: fc.Arbitrary<string>, length: number) => fc.string({ unit, minLength: length, maxLength: length })
/** Lengths on both sides of each limit. */
const around = ({ min, max }: { min: number; max: number }) => fc.constantFrom(min - 1, min, max, max + 1)
const isWithin = ({ min, max }: { min: number; max: number }, length: number) => length >= min && length <= max

describe('credential schemas', () => {
  it('have the stated limits', () => {
    expect(LIMITS).toMatchObject({ username: { min: 6, max: 13 }, password: { min: 6, max: 12 } })
  })

  describe('lengths at their limits', () => {
    it('user name: 6-13 letters and digits, not 5 or 14', () => {
      fc.assert(
        fc.property(
          around(LIMITS.username).chain((length) => of(alphanumeric, length)),
          (name) => accepts(Username, name) === isWithin(LIMITS.username, name.length),
        ),
      )
    })

    it('user name: no other character, whatever its length', () => {
      fc.assert(
        fc.property(
          of(alphanumeric, 5),
          fc.constantFrom('-', ' ', '_', 'ñ', 'đ', '٣', '😀', '.'),
          of(alphanumeric, 2),
          (a, odd, b) => !accepts(Username, a + odd + b),
        ),
      )
    })

    it('password: 6-12 of any characters, not 5 or 13; spaces do not count', () => {
      fc.assert(
        fc.property(
          around(LIMITS.password).chain((length) => of(fc.constantFrom(...'aZ0!@#ñ₱'), length)),
          fc.nat(4),
          (password, at) => {
            const spaced = `${password.slice(0, at)}  ${password.slice(at)} `
            const isTaken = isWithin(LIMITS.password, password.length)
            expect(accepts(Password, password)).toBe(isTaken)
            expect(accepts(Password, spaced)).toBe(isTaken)
          },
        ),
      )
    })

    it('code: 6 digits, not 5 or 7 or any other character', () => {
      fc.assert(
        fc.property(
          fc.constantFrom(5, 6, 7).chain((length) => of(digit, length)),
          (code) => accepts(VerifyCode, code) === (code.length === 6),
        ),
      )
      for (const code of ['', '12345a', '12 456', '١٢٣٤٥٦']) expect(accepts(VerifyCode, code)).toBe(false)
    })

    it('invitation code: 4-16; optional unless registration requires one', () => {
      fc.assert(
        fc.property(
          around(LIMITS.invitationCode).chain((length) => of(alphanumeric, length)),
          (code) => {
            const isTaken = isWithin(LIMITS.invitationCode, code.length)
            expect(accepts(OptionalInvitationCode, code)).toBe(isTaken)
            expect(accepts(RegistrationCode, code)).toBe(isTaken)
            expect(readInvitationCode(code)).toBe(isTaken ? code.toUpperCase() : undefined)
          },
        ),
      )
      expect(accepts(RegistrationCode, ' ')).toBe(false)
      expect(accepts(OptionalInvitationCode, ' ')).toBe(true)
      expect(readInvitationCode('')).toBeUndefined()
    })

    it('nickname: 1-32, trimmed; a decomposed letter counts as one', () => {
      fc.assert(
        fc.property(
          fc.constantFrom(1, 32, 33).chain((length) => of(fc.constantFrom(...'aZñđ 9'), length)),
          (name) => {
            const bare = name.trim()
            expect(accepts(Nickname, name)).toBe(bare.length >= 1 && bare.length <= 32)
          },
        ),
      )
      expect(accepts(Nickname, 'ễ'.normalize('NFD').repeat(32))).toBe(true)
      expect(accepts(Nickname, 'ễ'.normalize('NFD').repeat(33))).toBe(false)
    })
  })

  describe('mobile numbers', () => {
    const number = fc.tuple(fc.constantFrom(...'123456789'), of(digit, 9)).map((parts) => parts.join(''))
    const spaced = (text: string) => text.replace(/(\d{3})(?=\d)/gu, '$1 ')

    it('normalize to ten digits in any notation', () => {
      fc.assert(
        fc.property(number, fc.constantFrom('', '0', '+63', '+63 ', '+63 0', '(+63) '), (ten, before) => {
          expect(accepts(Mobile, before + spaced(ten))).toBe(true)
          expect(normalizePhone(before + spaced(ten))).toBe(ten)
        }),
      )
    })

    it('reject 9 digits, and 11 without a leading 0', () => {
      fc.assert(
        fc.property(number, digit, (ten, more) => {
          expect(accepts(Mobile, ten.slice(0, 9))).toBe(false)
          expect(accepts(Mobile, ten + more)).toBe(false)
          expect(accepts(Mobile, `0${ten}${more}`)).toBe(false)
        }),
      )
    })
  })

  it('isRepeated: compares both entries without spaces', () => {
    const Form = z.object(NewPassword).check(isRepeated)
    fc.assert(
      fc.property(of(alphanumeric, 8), of(alphanumeric, 8), (password, other) => {
        expect(accepts(Form, { password, repeated: `${password} ` })).toBe(true)
        expect(accepts(Form, { password: ` ${password}`, repeated: password })).toBe(true)
        expect(accepts(Form, { password, repeated: other })).toBe(other === password)
      }),
    )
  })
})
