import { describe, expect, test } from 'vitest'
import {
  bareNickname,
  consentProblem,
  invitationProblem,
  nicknameProblem,
  passwordProblem,
  phoneProblem,
  usernameProblem,
} from './credential-rules.ts'

const required = { key: 'errors:required' }

describe('user name: 6-13 alphanumeric', () => {
  const wrong = { key: 'errors:alphanumeric', values: { min: 6, max: 13 } }
  test.each(['player', 'Player123', 'abcdefghijklm', ' player '])('takes %j', (name) => {
    expect(usernameProblem(name)).toBeUndefined()
  })
  test.each(['short', 'abcdefghijklmn', 'play er', 'play-er1', 'ngườichơi'])('refuses %j', (name) => {
    expect(usernameProblem(name)).toEqual(wrong)
  })
  test('is required', () => expect(usernameProblem('  ')).toEqual(required))
})

describe('password: 6-12 characters', () => {
  test.each(['123456', 'abc!@#DEF_12', 'abc 123'])('takes %j', (password) => {
    expect(passwordProblem(password)).toBeUndefined()
  })
  test.each(['12345', '1234567890123', 'ab cd e'])('refuses %j', (password) => {
    expect(passwordProblem(password)).toEqual({ key: 'account:problems.passwordLength', values: { min: 6, max: 12 } })
  })
  test('is required', () => expect(passwordProblem(' ')).toEqual(required))
})

describe('mobile: 10 digits, 11 only with a leading 0', () => {
  test.each(['9171234567', '917 123 4567', '09171234567', '+639171234567', '+63 917 123 4567'])('takes %j', (phone) => {
    expect(phoneProblem(phone)).toBeUndefined()
  })
  test.each(['917123456', '19171234567', 'phone', '0917123456'])('refuses %j', (phone) => {
    expect(phoneProblem(phone)).toEqual({ key: 'account:problems.mobile' })
  })
  test('is required', () => expect(phoneProblem('')).toEqual(required))
})

test('an invitation code is optional', () => {
  expect(invitationProblem('')).toBeUndefined()
  expect(invitationProblem('PAROL8')).toBeUndefined()
  expect(invitationProblem('a b')).toEqual({ key: 'errors:alphanumeric', values: { min: 4, max: 16 } })
})

describe('nickname', () => {
  test.each([
    '\u200b\u200b',
    ' \u2060 ',
    '\u202e',
    '\u200d',
    '\u200c\ufe0f',
    '\u3164 \u3164',
    '\u2800',
    '\u115f\u1160\uffa0',
    '\u0301',
  ])('of nothing that is seen, %j, is none', (nickname) => {
    expect(nicknameProblem(nickname)).toEqual(required)
  })
  test.each(['A', '7', '👩\u200d🚀', '❤\ufe0f', '\u3164Ana', 'नि', '가'])('of what is seen, %j, is one', (nickname) => {
    expect(nicknameProblem(nickname)).toBeUndefined()
  })
  test('turns no text around it', () => expect(bareNickname('A\u202egnp')).toBe('Agnp'))
  test('keeps its accents and emoji', () => {
    expect(bareNickname(' Nguyễn Ánh 👩\u200d🚀 ')).toBe('Nguyễn Ánh 👩\u200d🚀')
  })
})

test('consent must be given by hand', () => {
  expect(consentProblem(false)).toEqual({ key: 'account:problems.consent' })
  expect(consentProblem(true)).toBeUndefined()
})
