import { describe, expect, test } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import {
  changeField,
  firstInvalid,
  leaveField,
  problemOf,
  refusalOf,
  refuseField,
  startForm,
  visitAll,
  type FormRules,
} from './form-state.ts'

type Values = { username: string; consent: boolean }

const required = { key: 'errors:required' } as const
const rules: FormRules<Values> = {
  username: (value) => (value.length < 3 ? required : undefined),
  consent: (value) => (value ? undefined : required),
}
const blank = startForm<Values>({ username: '', consent: false })
const codes = {
  usernameTaken: { code: 41101, field: 'username' },
  elsewhere: { code: 1, field: 'phone' },
  bare: { code: 2 },
}

describe('when problems show', () => {
  test('none before the player has done anything', () => {
    expect(problemOf(blank, rules, 'username')).toBeUndefined()
  })

  test('after a field with something in it is left', () => {
    const left = leaveField(changeField(blank, 'username', 'ab'), 'username')
    expect(problemOf(left, rules, 'username')).toBe(required)
    expect(problemOf(changeField(left, 'username', 'abc'), rules, 'username')).toBeUndefined()
  })

  test('not for a field that is left empty', () => {
    expect(leaveField(blank, 'username')).toBe(blank)
  })

  test('all of them after an attempt to send', () => {
    const sent = visitAll(blank)
    expect(problemOf(sent, rules, 'username')).toBe(required)
    expect(problemOf(sent, rules, 'consent')).toBe(required)
  })
})

describe('the field that gets the focus', () => {
  test('is the first invalid one in the order of the rules', () => {
    expect(firstInvalid({ username: '', consent: false }, rules)).toBe('username')
    expect(firstInvalid({ username: 'abc', consent: false }, rules)).toBe('consent')
    expect(firstInvalid({ username: 'abc', consent: true }, rules)).toBeUndefined()
  })
})

describe('a refusal by the server', () => {
  const values = { username: 'takenname', consent: true }

  test('belongs to the field of its code, in the words of the server', () => {
    const error = new ApiError('failure', { code: 41101, msg: 'This username is taken' })
    expect(refusalOf(error, codes, values)).toEqual({ name: 'username', problem: { text: 'This username is taken' } })
  })

  test('belongs to no field when the code is unknown, has none, or is about a field that is not here', () => {
    for (const code of [40000, 1, 2])
      expect(refusalOf(new ApiError('failure', { code }), codes, values)).toBeUndefined()
    expect(refusalOf(new ApiError('timeout'), codes, values)).toBeUndefined()
  })

  test('shows although the field was not left yet, as when another call refused it', () => {
    const refused = refuseField(startForm(values), 'username', { text: 'taken' })
    expect(problemOf(refused, rules, 'username')).toEqual({ text: 'taken' })
  })

  test('keeps what was typed and goes when the field changes', () => {
    const refused = refuseField(visitAll(startForm(values)), 'username', { text: 'taken' })
    expect(refused.values).toBe(values)
    expect(problemOf(refused, rules, 'username')).toEqual({ text: 'taken' })
    expect(problemOf(changeField(refused, 'username', 'other'), rules, 'username')).toBeUndefined()
  })
})

test('a rule may look at the other fields', () => {
  const repeats: FormRules<{ first: string; second: string }> = {
    first: () => undefined,
    second: (value, { first }) => (value === first ? undefined : required),
  }
  expect(firstInvalid({ first: 'a', second: 'b' }, repeats)).toBe('second')
  expect(firstInvalid({ first: 'a', second: 'a' }, repeats)).toBeUndefined()
  expect(problemOf(visitAll(startForm({ first: 'a', second: 'b' })), repeats, 'second')).toBe(required)
})
