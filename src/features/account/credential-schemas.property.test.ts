import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalisePhone } from '#src/lib/phone.ts'
import * as z from 'zod/mini'
import {
  isRepeated,
  LIMITS,
  Mobile,
  NewPassword,
  Nickname,
  OptionalInvitationCode,
  Password,
  readInvitationCode,
  RegistrationCode,
  Username,
  VerifyCode,
} from './credential-schemas.ts'

const accepts = (schema: z.ZodMiniType, typed: unknown) => schema.safeParse(typed).success
const alphanumeric = fc.constantFrom(...'abcXYZ019')
const digit = fc.constantFrom(...'0123456789')
const of = (unit: fc.Arbitrary<string>, length: number) => fc.string({ unit, minLength: length, maxLength: length })
/** Lengths on both sides of each limit. */
const around = ({ min, max }: { min: number; max: number }) => fc.constantFrom(min - 1, min, max, max + 1)
const isWithin = ({ min, max }: { min: number; max: number }, length: number) => length >= min && length <= max

test('LIMITS are the specified limits', () => {
  expect(LIMITS).toMatchObject({ username: { min: 6, max: 13 }, password: { min: 6, max: 12 } })
})

describe('lengths at their edges', () => {
  test('user name: 6-13 letters and digits; 5 and 14 are refused', () => {
    fc.assert(
      fc.property(
        around(LIMITS.username).chain((length) => of(alphanumeric, length)),
        (name) => accepts(Username, name) === isWithin(LIMITS.username, name.length),
      ),
    )
  })

  test('a user name with any other character is refused, whatever its length', () => {
    fc.assert(
      fc.property(
        of(alphanumeric, 5),
        fc.constantFrom('-', ' ', '_', 'ñ', 'đ', '٣', '😀', '.'),
        of(alphanumeric, 2),
        (a, odd, b) => !accepts(Username, a + odd + b),
      ),
    )
  })

  test('password: 6-12 of anything; spaces do not count; 5 and 13 are refused', () => {
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

  test('code: 6 digits; 5 and 7 are refused, and so is anything else', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(5, 6, 7).chain((length) => of(digit, length)),
        (code) => accepts(VerifyCode, code) === (code.length === 6),
      ),
    )
    for (const code of ['', '12345a', '12 456', '١٢٣٤٥٦']) expect(accepts(VerifyCode, code)).toBe(false)
  })

  test('invitation code: 4-16; optional unless registration needs one', () => {
    fc.assert(
      fc.property(
        around(LIMITS.invitationCode).chain((length) => of(alphanumeric, length)),
        (code) => {
          const isTaken = isWithin(LIMITS.invitationCode, code.length)
          expect(accepts(OptionalInvitationCode, code)).toBe(isTaken)
          expect(accepts(RegistrationCode, code)).toBe(isTaken)
          expect(readInvitationCode(code)).toBe(isTaken ? code : undefined)
        },
      ),
    )
    expect(accepts(RegistrationCode, ' ')).toBe(false)
    expect(accepts(OptionalInvitationCode, ' ')).toBe(true)
    expect(readInvitationCode('')).toBeUndefined()
  })

  test('nickname: 1-32, trimmed; a decomposed letter counts as the one that it is', () => {
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

  test('ten digits are one number, however it is written', () => {
    fc.assert(
      fc.property(number, fc.constantFrom('', '0', '+63', '+63 ', '+63 0', '(+63) '), (ten, before) => {
        expect(accepts(Mobile, before + spaced(ten))).toBe(true)
        expect(normalisePhone(before + spaced(ten))).toBe(ten)
      }),
    )
  })

  test('9 digits are too few, 11 too many without a leading 0', () => {
    fc.assert(
      fc.property(number, digit, (ten, more) => {
        expect(accepts(Mobile, ten.slice(0, 9))).toBe(false)
        expect(accepts(Mobile, ten + more)).toBe(false)
        expect(accepts(Mobile, `0${ten}${more}`)).toBe(false)
      }),
    )
  })
})

test('isRepeated compares both entries without spaces', () => {
  const Form = z.object(NewPassword).check(isRepeated)
  fc.assert(
    fc.property(of(alphanumeric, 8), of(alphanumeric, 8), (password, other) => {
      expect(accepts(Form, { password, repeated: `${password} ` })).toBe(true)
      expect(accepts(Form, { password: ` ${password}`, repeated: password })).toBe(true)
      expect(accepts(Form, { password, repeated: other })).toBe(other === password)
    }),
  )
})
