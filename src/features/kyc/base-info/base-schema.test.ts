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
import { baseSchema, birthdayError, wholeCountries, wholeOptions } from './base-schema.ts'
import { type BaseValues, EMPTY_VALUES, tidy } from './base-values.ts'

const CHOICES = {
  idTypes: [{ code: 'passport', name: 'Passport', needsBack: false }],
  incomeSources: [{ code: 'salary', name: 'Salary' }],
  occupations: [{ code: 'office', name: 'Office work' }],
  gamingVenues: [{ code: 'online', name: 'Online' }],
  countries: [{ code: 'PH', name: 'Philippines', areaCode: '63' }],
}
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

const read = (values: BaseValues) => baseSchema(CHOICES, () => '2026-11-20', values.isSameAddress).safeParse(values)

/** The fields that are wrong, each once. */
const wrongFields = (values: BaseValues) => [...new Set(read(values).error?.issues.map(({ path }) => path[0]))]

const accepts = (name: keyof BaseValues, value: string, more: Partial<BaseValues> = {}) =>
  !wrongFields({ ...VALUES, ...more, [name]: value }).includes(name)

const toBody = (values: BaseValues) => read(values).data

describe('full name', () => {
  const letter = fc.constantFrom(...'aZñÑéấữĐ愛')
  const createName = (length: number) =>
    fc.array(letter, { minLength: length, maxLength: length }).map((all) => all.join(''))

  test('is taken at the limits and refused one letter beyond them', () => {
    const isTaken = (name: string) => accepts('fullName', name)
    fc.assert(fc.property(createName(saveIdentityBaseBodyFullNameMin), isTaken))
    fc.assert(fc.property(createName(saveIdentityBaseBodyFullNameMax), isTaken))
    fc.assert(fc.property(createName(saveIdentityBaseBodyFullNameMin - 1), (name) => !isTaken(name)))
    fc.assert(fc.property(createName(saveIdentityBaseBodyFullNameMax + 1), (name) => !isTaken(name)))
  })

  test('counts and sends composed letters, however the phone sends them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 102 }).chain(createName), (name) => {
        expect(accepts('fullName', name.normalize('NFD'))).toBe(accepts('fullName', name.normalize('NFC')))
        const body = toBody({ ...VALUES, fullName: name.normalize('NFD') })
        expect(body?.fullName).toBe(accepts('fullName', name) ? name.normalize('NFC') : undefined)
      }),
    )
  })

  test.each(['Jose Rizal', 'María Clara de los Santos', 'Nguyễn Thị Ánh', "D'Angelo-Cruz, Jr.", 'O’Neil'])(
    'takes %j',
    (name) => expect(accepts('fullName', name)).toBe(true),
  )
  test.each(['R2D2 Cruz', 'Demo@Player', '<b>Demo</b>', 'Demo\u0000Player'])('refuses %j', (name) =>
    expect(accepts('fullName', name)).toBe(false),
  )
})

describe('birthdayError', () => {
  const DAY_MS = 86_400_000
  const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
  const UNDER_AGE = 'underAge'

  test('never refuses a 21st birthday, though the device is up to eleven months slow or fast', () => {
    const anyDay = fc.date({ min: new Date('1921-01-01'), max: new Date('2058-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -330, max: 330 }), (born, offDays) => {
        const birthday = born.toISOString().slice(0, 10)
        // 1 March for a birthday on 29 February.
        const turns21 = dayAfter(`${String(Number(birthday.slice(0, 4)) + 21)}${birthday.slice(4)}`, 0)
        expect(birthdayError(birthday, dayAfter(turns21, offDays))).toBeUndefined()
      }),
    )
  })

  test('leaves players less than a year short to the server', () => {
    expect(birthdayError('2006-11-20', '2026-11-20')).toBeUndefined()
  })

  test('refuses players at least a year short', () => {
    expect(birthdayError('2006-11-21', '2026-11-20')).toBe(UNDER_AGE)
    expect(birthdayError('2026-11-20', '2026-11-20')).toBe(UNDER_AGE)
  })

  test.each(['02/30/1990', '1990-02-30', '1899-12-31', '12/31/90', 'yesterday'])('%j is no date', (typed) =>
    expect(birthdayError(typed, '2026-11-20')).toBe('dateIncorrect'),
  )
})

describe('ID number and postal code', () => {
  const idNumber = (length: number) =>
    fc.string({ unit: fc.constantFrom(...'AZaz09'), minLength: length, maxLength: length })

  test('the number is taken at the limits of the document and refused beyond them', () => {
    const isTaken = (typed: string) => accepts('idNumber', ` ${typed} `)
    fc.assert(fc.property(idNumber(saveIdentityBaseBodyIdNumberMin), isTaken))
    fc.assert(fc.property(idNumber(saveIdentityBaseBodyIdNumberMax), isTaken))
    fc.assert(fc.property(idNumber(saveIdentityBaseBodyIdNumberMin - 1), (typed) => !isTaken(typed)))
    fc.assert(fc.property(idNumber(saveIdentityBaseBodyIdNumberMax + 1), (typed) => !isTaken(typed)))
  })

  test.each(['1100', ' 1100 '])('postal code %j is taken', (typed) =>
    expect(accepts('presentPostalCode', typed)).toBe(true),
  )
  test.each(['110', '11000', '11OO', '１１００'])('postal code %j is refused', (typed) =>
    expect(accepts('presentPostalCode', typed)).toBe(false),
  )
})

describe('email', () => {
  test.each([
    'player',
    'player@',
    '@example.com',
    'a b@example.com',
    `${'a'.repeat(saveIdentityBaseBodyEmailMax)}@example.com`,
  ])('refuses %j', (typed) => expect(accepts('email', typed)).toBe(false))
  test('accepts spaces at the ends', () => expect(accepts('email', ' player@example.com ')).toBe(true))
})

describe('addresses', () => {
  test('are held to the limits of the document', () => {
    expect(accepts('presentLine', 'ấ'.normalize('NFD').repeat(addressLineMax))).toBe(true)
    expect(accepts('presentLine', 'a'.repeat(addressLineMax + 1))).toBe(false)
    expect(accepts('presentCity', 'a'.repeat(addressCityMax + 1))).toBe(false)
  })

  test('require the permanent address only if it differs', () => {
    expect(accepts('permanentLine', '')).toBe(true)
    expect(accepts('permanentLine', '', { isSameAddress: false })).toBe(false)
    const typed = {
      ...VALUES,
      permanentLine: 'Old Street 2',
      permanentCity: 'Cebu City',
      permanentProvince: 'Cebu',
      permanentPostalCode: '6000',
    }
    expect(toBody(typed)?.permanentAddress).toEqual(toBody(typed)?.presentAddress)
    expect(toBody({ ...typed, isSameAddress: false })?.permanentAddress).toMatchObject({ line: 'Old Street 2' })
  })
})

test('treats a choice that is no longer offered as missing', () => {
  expect(accepts('occupation', 'astronaut')).toBe(false)
})

test('has no choices if one list is empty', () => {
  const { countries, ...options } = CHOICES
  expect(wholeOptions(options)).toBe(options)
  for (const name of Object.keys(options)) expect(wholeOptions({ ...options, [name]: [] }), name).toBeUndefined()
  expect(wholeOptions(undefined)).toBeUndefined()
  expect(wholeCountries(countries)).toBe(countries)
  expect(wholeCountries([])).toBeUndefined()
})

test('requires every field, and treats blanks as empty', () => {
  const fields = Object.keys(EMPTY_VALUES).filter((name) => name !== 'isSameAddress')
  expect(wrongFields({ ...EMPTY_VALUES, isSameAddress: false }).toSorted()).toEqual(fields.toSorted())
  expect(accepts('fullName', ' \u00a0 ')).toBe(false)
})

test('parses into a body that the document accepts', () => {
  const typedText = fc.string({ unit: 'grapheme', maxLength: 40 })
  fc.assert(
    fc.property(
      fc.record({ fullName: typedText, idNumber: typedText, email: fc.emailAddress(), presentLine: typedText }),
      (typed) => {
        const body = toBody({ ...VALUES, ...typed })
        return body === undefined || SaveIdentityBaseBody.safeParse(body).success
      },
    ),
  )
  expect(SaveIdentityBaseBody.safeParse(toBody(VALUES)).success).toBe(true)
})

test('normalizes idempotently', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (typed) => tidy(tidy(typed)) === tidy(typed)))
})
