import { describe, expect, it } from 'vitest'
import type { PlayLimit } from '#generated/http/schemas/play-limit.ts'
import { getLimitEffect, hasValue, isConfirmationShown, isRemovalShown } from './limit-effect.ts'

const ENDS = '2026-11-23T00:00:00+08:00'
const CHANGE = { requestedAt: ENDS, confirmableAt: ENDS, lapsesAt: ENDS }
const DEPOSIT: PlayLimit = { kind: 'deposit', period: 'week', amount: 2000, used: 1500, left: 500, endsAt: ENDS }
const TIME: PlayLimit = { kind: 'time', period: 'day', minutes: 120, endsAt: ENDS }
const list = (...limits: PlayLimit[]) => ({ limits, ask: false })

describe('getLimitEffect', () => {
  it.each([
    [undefined, 1, 'new'],
    [DEPOSIT, 1999.99, 'lower'],
    [DEPOSIT, 2000, 'same'],
    [DEPOSIT, 2000.01, 'higher'],
    [TIME, 60, 'lower'],
    [TIME, 121, 'higher'],
  ] as const)('beside %o is for %d: %s', (limit, value, effect) => {
    expect(getLimitEffect(limit, value)).toBe(effect)
  })
})

describe('what the limits show after a lost response', () => {
  it('has the value that holds or waits', () => {
    expect(hasValue(list(DEPOSIT), DEPOSIT, 2000)).toBe(true)
    expect(hasValue(list({ ...DEPOSIT, change: { ...CHANGE, amount: 5000 } }), DEPOSIT, 5000)).toBe(true)
    expect(hasValue(list(DEPOSIT), DEPOSIT, 5000)).toBe(false)
    expect(hasValue(list(DEPOSIT), TIME, 2000)).toBe(false)
  })

  it('has a removal that waits, or no limit', () => {
    expect(isRemovalShown(list({ ...DEPOSIT, change: CHANGE }), DEPOSIT)).toBe(true)
    expect(isRemovalShown(list(TIME), DEPOSIT)).toBe(true)
    expect(isRemovalShown(list(DEPOSIT), DEPOSIT)).toBe(false)
    expect(isRemovalShown(list({ ...DEPOSIT, change: { ...CHANGE, amount: 5000 } }), DEPOSIT)).toBe(false)
  })

  it('has the confirmed change', () => {
    const raise = { ...TIME, change: { ...CHANGE, minutes: 240 } }
    expect(isConfirmationShown(list({ ...TIME, minutes: 240 }), raise)).toBe(true)
    expect(isConfirmationShown(list(raise), raise)).toBe(false)
    expect(isConfirmationShown(list(), { ...DEPOSIT, change: CHANGE })).toBe(true)
    expect(isConfirmationShown(list(DEPOSIT), { ...DEPOSIT, change: CHANGE })).toBe(false)
  })
})
