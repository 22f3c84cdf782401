import { expect, it } from 'vitest'
import { BASE_STEPS, getFields, findFirstStep } from './base-steps.ts'
import { EMPTY_VALUES } from './base-values.ts'

it('every field of the form is in one step', () => {
  expect(BASE_STEPS.flatMap(getFields).toSorted()).toEqual(Object.keys(EMPTY_VALUES).toSorted())
})

it('findFirstStep finds the earliest step, whatever the order of the fields', () => {
  expect(findFirstStep(['occupation', 'birthday', 'permanentCity'])).toBe('person')
  expect(findFirstStep(['deviceId'])).toBeUndefined()
})
