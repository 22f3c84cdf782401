import { expect, test } from 'vitest'
import { VERSION_CODE, VERSION_LABEL } from './app-version.ts'

test('the label is the one of section 9, and the code a whole number', () => {
  expect(VERSION_LABEL).toBe('1.0.3')
  expect(VERSION_CODE).toMatch(/^[1-9]\d*$/u)
})
