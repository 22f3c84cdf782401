import { expect, it } from 'vitest'
import { maskAccount } from './masks.ts'

it('masks an account by its characters', () => {
  expect(maskAccount('9171234567')).toBe('917****567')
  expect(maskAccount('123456789')).toBe('****9')
  expect(maskAccount('🙂🙂🙂🙂🙂')).toBe('****🙂')
  expect(maskAccount('a🙂b34567c🙂d')).toBe('a🙂b****c🙂d')
  expect(maskAccount('')).toBe('')
})
