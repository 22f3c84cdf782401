import { expect, test } from 'vitest'
import { CODES } from '#generated/http/codes.ts'
import { fieldOfCode } from './field-of-code.ts'

test('a refusal stands beside the field that the document names', () => {
  expect(fieldOfCode('prepareRecharge', CODES.prepareRecharge.belowMinimum.code)).toBe('amount')
  expect(fieldOfCode('prepareRecharge', CODES.prepareRecharge.methodUnavailable.code)).toBe('method')
})

test("another call's code, or none, belongs to no field", () => {
  expect(fieldOfCode('createRecharge', CODES.prepareRecharge.belowMinimum.code)).toBeUndefined()
  expect(fieldOfCode('prepareRecharge', undefined)).toBeUndefined()
  expect(fieldOfCode('listRecharges', 50000)).toBeUndefined()
})
