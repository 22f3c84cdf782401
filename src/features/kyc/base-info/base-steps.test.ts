import { expect, it } from 'vitest'
import { BASE_STEPS, fieldsOf, firstStepOf } from './base-steps.ts'
import { EMPTY_VALUES } from './base-values.ts'

it('every field of the form is in one step', () => {
  expect(BASE_STEPS.flatMap(fieldsOf).toSorted()).toEqual(Object.keys(EMPTY_VALUES).toSorted())
})

it('firstStepOf finds the earliest step, whatever the order of the fields', () => {
  expect(firstStepOf(['occupation', 'birthday', 'permanentCity'])).toBe('person')
  expect(firstStepOf(['deviceId'])).toBeUndefined()
})
