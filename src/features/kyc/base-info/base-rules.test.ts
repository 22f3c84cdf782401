import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressCityMax, addressLineMax } from '#generated/http/schemas/address.ts'
import {
  SaveIdentityBaseBody,
  saveIdentityBaseBodyEmailMax,
  saveIdentityBaseBodyFullNameMax,
  saveIdentityBaseBodyFullNameMin,
  saveIdentityBaseBodyIdNumberMax,
  saveIdentityBaseBodyIdNumberMin,
} from '#generated/http/schemas/save-identity-base-body.ts'
import { manilaDay } from '#src/lib/time.ts'
import { baseRules, birthdayProblem, wholeCountries, wholeOptions } from './base-rules.ts'
import { type BaseValues, EMPTY_VALUES, tidy, toBaseBody } from './base-values.ts'

const CHOICES = {
  idTypes: [{ code: 'passport', name: 'Passport', needsBack: false }],
  incomeSources: [{ code: 'salary', name: 'Salary' }],
  occupations: [{ code: 'office', name: 'Office work' }],
  gamingVenues: [{ code: 'online', name: 'Online' }],
  countries: [{ code: 'PH', name: 'Philippines', areaCode: '63' }],
}
const RULES = baseRules(CHOICES, () => '2026-11-20')
const VALUES: BaseValues = {
  ...EMPTY_VALUES,
  fullName: 'Demo D. Player',
  birthday: '1990-02-28',
  nationality: 'PH',
  idType: 'passport',
  idNumber: 'P123-4567',
  email: 'player@example.com',
  presentLine: 'Demo Street 1',
  presentCity: 'Quezon City',
  presentProvince: 'Metro Manila',
  presentPostalCode: '1100',
  isSameAddress: true,
  sourceOfIncome: 'salary',
  occupation: 'office',
  gamingVenue: 'online',
}
const REQUIRED = { key: 'errors:required' }
const FORMAT = { key: 'errors:formatIncorrect' }

const problemOf = (name: keyof BaseValues, value: string, more: Partial<BaseValues> = {}) =>
  (RULES[name] as (value: string, values: BaseValues) => unknown)(value, { ...VALUES, ...more, [name]: value })

describe('full name', () => {
  const letter = fc.constantFrom(...'aZñÑéấữĐ愛')
  const nameOf = (length: number) =>
    fc.array(letter, { minLength: length, maxLength: length }).map((all) => all.join(''))

  test('is taken at the limits and refused one letter beyond them', () => {
    const isTaken = (name: string) => problemOf('fullName', name) === undefined
    fc.assert(fc.property(nameOf(saveIdentityBaseBodyFullNameMin), isTaken))
    fc.assert(fc.property(nameOf(saveIdentityBaseBodyFullNameMax), isTaken))
    fc.assert(fc.property(nameOf(saveIdentityBaseBodyFullNameMin - 1), (name) => !isTaken(name)))
    fc.assert(fc.property(nameOf(saveIdentityBaseBodyFullNameMax + 1), (name) => !isTaken(name)))
  })

  test('counts and sends composed letters, however the phone sends them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 102 }).chain(nameOf), (name) => {
        expect(problemOf('fullName', name.normalize('NFD'))).toEqual(problemOf('fullName', name.normalize('NFC')))
        const body = toBaseBody({ ...VALUES, fullName: name.normalize('NFD') })
        expect(body.fullName).toBe(name.normalize('NFC'))
      }),
    )
  })

  test.each(['Jose Rizal', 'María Clara de los Santos', 'Nguyễn Thị Ánh', "D'Angelo-Cruz, Jr.", 'O’Neil'])(
    'takes %j',
    (name) => expect(problemOf('fullName', name)).toBeUndefined(),
  )
  test.each(['R2D2 Cruz', 'Demo@Player', '<b>Demo</b>', 'Demo\u0000Player'])('refuses %j', (name) =>
    expect(problemOf('fullName', name)).toEqual(FORMAT),
  )
})

describe('birthday: 21 by the calendar of Manila', () => {
  const year = fc.integer({ min: 1921, max: 2079 })
  const dayOf = (y: number, month: number, day: number) =>
    `${String(y)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const monthAndDay = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
    .filter(
      ([month, day]) => !Number.isNaN(Date.parse(dayOf(2004, month, day))) && day <= new Date(2004, month, 0).getDate(),
    )
    .filter(([month, day]) => !(month === 2 && day === 29))

  test('is taken from the very day on, and not on the day before', () => {
    fc.assert(
      fc.property(year, monthAndDay, (born, [month, day]) => {
        const birthday = dayOf(born, month, day)
        const turns21 = dayOf(born + 21, month, day)
        const eve = new Date(Date.parse(turns21) - 86_400_000).toISOString().slice(0, 10)
        expect(birthdayProblem(birthday, turns21)).toBeUndefined()
        expect(birthdayProblem(birthday, eve)).toEqual({ key: 'kyc:problems.underAge' })
      }),
    )
  })

  test('on 29 February is taken from 1 March on, since no 21st year after a leap year is one', () => {
    fc.assert(
      fc.property(fc.constantFrom(1924, 1996, 2000, 2004, 2008, 2048), (born) => {
        const birthday = dayOf(born, 2, 29)
        expect(birthdayProblem(birthday, dayOf(born + 21, 2, 28))).toEqual({ key: 'kyc:problems.underAge' })
        expect(birthdayProblem(birthday, dayOf(born + 21, 3, 1))).toBeUndefined()
      }),
    )
  })

  test('turns with midnight in Manila, while a device in UTC still has the day before', () => {
    const lastMoment = manilaDay(new Date('2026-11-20T15:59:59.999Z'))
    const firstMoment = manilaDay(new Date('2026-11-20T16:00:00Z'))
    expect([lastMoment, firstMoment]).toEqual(['2026-11-20', '2026-11-21'])
    expect(birthdayProblem('2005-11-21', lastMoment)).toEqual({ key: 'kyc:problems.underAge' })
    expect(birthdayProblem('2005-11-21', firstMoment)).toBeUndefined()
  })

  test.each(['02/30/1990', '1990-02-30', '1899-12-31', '12/31/90', 'yesterday'])('%j is no date', (typed) =>
    expect(birthdayProblem(typed, '2026-11-20')).toEqual({ key: 'errors:dateIncorrect' }),
  )
})

describe('ID number and postal code', () => {
  const idNumber = (length: number) =>
    fc.string({ unit: fc.constantFrom(...'AZaz09'), minLength: length, maxLength: length })

  test('the number is taken at the limits of the document and refused beyond them', () => {
    const isTaken = (typed: string) => problemOf('idNumber', ` ${typed} `) === undefined
    fc.assert(fc.property(idNumber(saveIdentityBaseBodyIdNumberMin), isTaken))
    fc.assert(fc.property(idNumber(saveIdentityBaseBodyIdNumberMax), isTaken))
    fc.assert(fc.property(idNumber(saveIdentityBaseBodyIdNumberMin - 1), (typed) => !isTaken(typed)))
    fc.assert(fc.property(idNumber(saveIdentityBaseBodyIdNumberMax + 1), (typed) => !isTaken(typed)))
  })

  test.each(['1100', ' 1100 '])('postal code %j is taken', (typed) =>
    expect(problemOf('presentPostalCode', typed)).toBeUndefined(),
  )
  test.each(['110', '11000', '11OO', '１１００'])('postal code %j is refused', (typed) =>
    expect(problemOf('presentPostalCode', typed)).toEqual(FORMAT),
  )
})

describe('email', () => {
  test.each([
    'player',
    'player@',
    '@example.com',
    'a b@example.com',
    `${'a'.repeat(saveIdentityBaseBodyEmailMax)}@example.com`,
  ])('refuses %j in the words of the specification', (typed) =>
    expect(problemOf('email', typed)).toEqual({ key: 'errors:emailIncorrect' }),
  )
  test('takes what a keyboard adds at the ends', () =>
    expect(problemOf('email', ' player@example.com ')).toBeUndefined())
})

describe('addresses', () => {
  test('are held to the limits of the document', () => {
    expect(problemOf('presentLine', 'ấ'.normalize('NFD').repeat(addressLineMax))).toBeUndefined()
    expect(problemOf('presentLine', 'a'.repeat(addressLineMax + 1))).toEqual(FORMAT)
    expect(problemOf('presentCity', 'a'.repeat(addressCityMax + 1))).toEqual(FORMAT)
  })

  test('the permanent one is asked for only where it is another', () => {
    expect(problemOf('permanentLine', '')).toBeUndefined()
    expect(problemOf('permanentLine', '', { isSameAddress: false })).toEqual(REQUIRED)
    const typed = { ...VALUES, permanentLine: 'Old Street 2', permanentCity: 'Cebu City', permanentProvince: 'Cebu' }
    expect(toBaseBody(typed).permanentAddress).toEqual(toBaseBody(typed).presentAddress)
    expect(toBaseBody({ ...typed, isSameAddress: false }).permanentAddress).toMatchObject({ line: 'Old Street 2' })
  })
})

test('a choice that is offered no more counts as none', () => {
  expect(problemOf('occupation', 'astronaut')).toEqual(REQUIRED)
})

test('choices of which one list is empty are none, since its field could never be filled in', () => {
  const { countries, ...options } = CHOICES
  expect(wholeOptions(options)).toBe(options)
  for (const name of Object.keys(options)) expect(wholeOptions({ ...options, [name]: [] }), name).toBeUndefined()
  expect(wholeOptions(undefined)).toBeUndefined()
  expect(wholeCountries(countries)).toBe(countries)
  expect(wholeCountries([])).toBeUndefined()
})

test('everything is required, and blanks are nothing', () => {
  for (const name of Object.keys(RULES) as (keyof BaseValues)[]) {
    if (name === 'isSameAddress') continue
    expect(problemOf(name, '', { isSameAddress: false }), name).toEqual(REQUIRED)
  }
  expect(problemOf('fullName', ' \u00a0 ')).toEqual(REQUIRED)
})

test('whatever the rules let pass is a body that the document takes', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 })
  fc.assert(
    fc.property(fc.record({ fullName: text, idNumber: text, email: fc.emailAddress(), presentLine: text }), (typed) => {
      const values = { ...VALUES, ...typed }
      const isPassed = (Object.keys(RULES) as (keyof BaseValues)[]).every(
        (name) => problemOf(name, values[name] as string, values) === undefined,
      )
      return !isPassed || SaveIdentityBaseBody.safeParse(toBaseBody(values)).success
    }),
  )
  expect(SaveIdentityBaseBody.safeParse(toBaseBody(VALUES)).success).toBe(true)
})

test('tidying is done once and for all', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (typed) => tidy(tidy(typed)) === tidy(typed)))
})
