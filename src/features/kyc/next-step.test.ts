import { describe, expect, test } from 'vitest'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { currentDeadline, pageToGoOn, stepStates } from './next-step.ts'

const identity = (more: Partial<Identity>): Identity => ({
  identityStatus: 'unverified',
  kycStatus: 'unratified',
  rejectReason: '',
  hasBase: false,
  hasPapers: false,
  deadline: '2026-11-23T20:00:00+08:00',
  termsDeadline: '2026-11-27T20:00:00+08:00',
  fullName: '',
  idType: '',
  idNumber: '',
  ...more,
})
const REJECTED = { identityStatus: 'rejected', hasBase: true, hasPapers: true } as const

describe('pageToGoOn and stepStates', () => {
  test.each([
    [{}, '/kyc/baseInfo', 'next todo todo'],
    [{ identityStatus: 'editing', hasBase: true }, '/kyc/upload', 'done next todo'],
    // A server that says editing before anything is saved.
    [{ identityStatus: 'editing' }, '/kyc/baseInfo', 'next todo todo'],
    [{ identityStatus: 'pending', hasBase: true, hasPapers: true }, '/kyc/status', 'done done waiting'],
    [{ ...REJECTED, rejectPart: 'idNumber' }, '/kyc/baseInfo', 'failed todo todo'],
    [{ ...REJECTED, rejectPart: 'selfie' }, '/kyc/upload', 'done failed todo'],
    // Pictures of an identity whose details the server has not kept.
    [{ ...REJECTED, rejectPart: 'selfie', hasBase: false }, '/kyc/baseInfo', 'done failed todo'],
    // A part of a newer server, and a server without parts.
    [{ ...REJECTED, rejectPart: 'videoCall' }, '/kyc/baseInfo', 'done done failed'],
    [REJECTED, '/kyc/baseInfo', 'done done failed'],
    [{ identityStatus: 'approved', kycStatus: 'ratified' }, '/kyc/status', 'done done done'],
  ] as const)('%o → %s', (more, page, steps) => {
    expect(pageToGoOn(identity(more))).toBe(page)
    expect(Object.values(stepStates(identity(more))).join(' ')).toBe(steps)
  })
})

describe('currentDeadline', () => {
  const asked = Date.parse('2026-11-23T20:00:00+08:00')
  const terms = Date.parse('2026-11-27T20:00:00+08:00')

  test('is the first that is not over', () => {
    expect(currentDeadline(identity({}), asked - 1)).toMatchObject({ kind: 'asked', leftMs: 1 })
    expect(currentDeadline(identity({}), asked)).toMatchObject({ kind: 'terms', leftMs: terms - asked })
    expect(currentDeadline(identity({}), terms)).toEqual({ kind: 'over' })
  })

  test('is unknown if a date is unreadable', () => {
    expect(currentDeadline(identity({ deadline: 'soon' }), asked)).toBeUndefined()
  })
})
