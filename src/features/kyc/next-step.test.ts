import { describe, expect, test } from 'vitest'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { deadlineState, pageToGoOn, stepStates } from './next-step.ts'

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

describe('pageToGoOn and stepStates', () => {
  test.each([
    [{}, '/kyc/baseInfo', 'next todo todo'],
    [{ identityStatus: 'editing', hasBase: true }, '/kyc/upload', 'done next todo'],
    // A server that says editing before anything is saved.
    [{ identityStatus: 'editing' }, '/kyc/baseInfo', 'next todo todo'],
    [{ identityStatus: 'pending', hasBase: true, hasPapers: true }, '/kyc/status', 'done done waiting'],
    [{ identityStatus: 'rejected', hasBase: true, hasPapers: true }, '/kyc/status', 'done done failed'],
    [{ identityStatus: 'approved', kycStatus: 'ratified' }, '/kyc/status', 'done done done'],
  ] as const)('%o → %s', (more, page, steps) => {
    expect(pageToGoOn(identity(more))).toBe(page)
    expect(Object.values(stepStates(identity(more))).join(' ')).toBe(steps)
  })
})

test('deadlineState is over from the deadline on, and met once verified', () => {
  expect(deadlineState(identity({}), 1000, 999)).toBe('open')
  expect(deadlineState(identity({}), 1000, 1000)).toBe('over')
  expect(deadlineState(identity({ kycStatus: 'ratified' }), 1000, 2000)).toBe('met')
})
