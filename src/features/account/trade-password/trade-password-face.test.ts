import { describe, expect, it } from 'vitest'
import { firstFace } from './trade-password-face.ts'

describe('tradePasswordFace', () => {
  it.each([
    [{ isNullPasswordTrade: true, bind: false }, 'create'],
    [{ isNullPasswordTrade: true, bind: true }, 'create'],
    [{ isNullPasswordTrade: false, bind: true }, 'reset'],
    [{ isNullPasswordTrade: false, bind: false }, 'askPhone'],
  ] as const)('%o begins with %s', (user, face) => {
    expect(firstFace(user)).toBe(face)
  })
})
